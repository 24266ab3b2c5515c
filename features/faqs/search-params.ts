import { pageIn } from '@/lib/api/list-address'
import { faqTabs, type FaqTabName } from '@/lib/routing/tabs'

/** The view of the exporters' questions in its address: `?tab=all&page=2`. */
export interface ExporterFaqState {
  tab: FaqTabName
  /** Only the list of all has pages. */
  page: number
}

/** Reads the address; unknown values become freight and logistics, and the first page. */
export function parseExporterFaqState(
  params: Record<string, string | string[] | undefined>,
): ExporterFaqState {
  const tab = faqTabs.find((name) => name === params.tab) ?? faqTabs[0]
  return { tab, page: tab === 'all' ? pageIn([params.page].flat()[0]) : 1 }
}

/** Writes the address; defaults are omitted, so that one view has one address. */
export function exporterFaqQuery({ tab, page }: ExporterFaqState): string {
  const search = new URLSearchParams()
  if (tab !== faqTabs[0]) search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}
