import { call } from '@/lib/api/call'
import { pageFrom } from '@/lib/api/paging'
import { faqAudiences, faqList, faqsByAudience, faqsByTab } from './contract'
import { exporterGroupNumber, faqPageSize, shownFaqs, tabFaqs, type BuyerGroup } from './rules'
import type { ExporterFaqState } from './search-params'

const { exporters, buyers } = faqAudiences

/** The public questions of both audiences, in one call. */
export async function allFaqs() {
  return shownFaqs(await call(faqList))
}

/** The questions of a view for exporters: one whole tab, or a page of the list of all. */
export async function exporterFaqs({ tab, page }: ExporterFaqState) {
  if (tab === 'all') {
    const all = shownFaqs(await call(faqsByAudience, { params: { audience: exporters } }))
    return pageFrom(all, { page, per_page: faqPageSize })
  }
  const params = { audience: exporters, tab: exporterGroupNumber(tab) }
  const faqs = tabFaqs(await call(faqsByTab, { params }))
  return { data: faqs, total: faqs.length, page: 1, per_page: Math.max(1, faqs.length) }
}

/** All questions of international buyers. */
export async function buyerFaqs() {
  return shownFaqs(await call(faqsByAudience, { params: { audience: buyers } }))
}

/** The questions of one of the buyers' groups, in their order. */
export async function buyerGroupFaqs(group: BuyerGroup) {
  return shownFaqs(await call(faqsByTab, { params: { audience: buyers, tab: group } }))
}
