import { plainText } from '@/lib/html/plain-text'
import { inLocale, localized, type LocalizedText } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { questionAnchor } from '@/lib/routing/anchors'
import { faqTabs } from '@/lib/routing/tabs'
import { samePath, idInSlug, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import type { Faq } from './contract'
import { exporterFaqQuery } from './search-params'

/** The page id of the exporters' questions (spec/decisions.md section 2). */
export const exporterFaqPageId = 100

/**
 * The maximum number of questions on the home page; from this number on, a link to all is shown.
 */
export const homeFaqLimit = 10

/** How many of them are in view; the rest unfolds below. */
export const homeFaqsUnfolded = 5

/** The page size of the list of all: text lists have 10 (spec/decisions.md section 2). */
export const faqPageSize = 10

/** The numbered groups of the buyers' questions: suppliers; terms and payment; shipping. */
export const buyerGroups = [1, 2, 3] as const

export type BuyerGroup = (typeof buyerGroups)[number]

/**
 * The tabs of the exporters' questions that are groups of their own; each has a number in calls.
 */
export const exporterGroups = faqTabs.filter((tab) => tab !== 'all')

export type ExporterGroup = (typeof exporterGroups)[number]

/** The number of a group in `new_faq/1/{number}`. */
export function exporterGroupNumber(group: ExporterGroup): number {
  return exporterGroups.indexOf(group) + 1
}

/** The group of a path segment, or null; `1` is valid, `01` and `1-x` are not. */
export function buyerGroupOf(segment: string): BuyerGroup | null {
  return buyerGroups.find((group) => String(group) === segment) ?? null
}

/**
 * The public questions in a response of the call: those with status 1 (spec part 2 section 9). A
 * record without a question in either language cannot be shown.
 */
export function shownFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs.filter((faq) => faq.status === 1 && inLocale(faq, 'question', 'en') !== '')
}

/** The questions marked for the home page. */
export function frequentQuestions(faqs: readonly Faq[]): Faq[] {
  return shownFaqs(faqs).filter((faq) => faq.add_to_home === 1)
}

/** The questions of the home page: public ones that are marked for it (spec part 1 section 2.3). */
export function homeFaqs(faqs: readonly Faq[]): { items: Faq[]; more: boolean } {
  const marked = frequentQuestions(faqs)
  return { items: marked.slice(0, homeFaqLimit), more: marked.length >= homeFaqLimit }
}

/** The list of a tab, which is shown in reverse order (spec part 2, 'FAQ for exporters'). */
export function tabFaqs(faqs: readonly Faq[]): Faq[] {
  return shownFaqs(faqs).toReversed()
}

/** The question as plain text without pasted markup, and its language. */
export function questionOf(faq: Faq, locale: Locale): LocalizedText {
  const { text, lang } = localized(faq, 'question', locale)
  return { text: markup.test(text) ? plainText(text) : text, lang }
}

/** A tag or an entity; '<5 kg' is neither. */
const markup = /<\/?[a-z][^>]*>|&[a-z#0-9]+;/i

/** The anchor of a question in its page: `#faq-101`. */
export function faqAnchor({ id }: Pick<Faq, 'id'>): string {
  return questionAnchor(id)
}

/** The file of an answer: its address, its language, and its type and size when known. */
export interface FaqFile {
  href: string
  lang: Locale
  /** 'PDF' */
  type: string | null
  bytes: number | null
}

const fileAddress = /^(?:https?:\/\/|\/(?!\/))/
const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i

/** The file of the answer, or null. Only web addresses are accepted. */
export function faqFile(faq: Faq, locale: Locale): FaqFile | null {
  const { text: href, lang } = localized(faq, 'file', locale)
  if (!fileAddress.test(href)) return null
  const known = faq.file_details?.find(({ address }) => address === href)
  const type = known?.mime.split('/').at(-1) ?? ending.exec(href)?.[1]
  return { href, lang, type: type?.toUpperCase() ?? null, bytes: known?.bytes ?? null }
}

/**
 * The views of the questions that have an address of their own next to their page, for the sitemap:
 * the other tabs of the exporters, the groups of the buyers.
 */
export function faqPages(content: readonly ListedPage[]): ListedPage[] {
  return content.flatMap(({ paths, changed }) => {
    if (idInSlug(paths.en.replace(routes.applicationPage(''), '')) === exporterFaqPageId) {
      return faqTabs.slice(1).map((tab) => {
        const query = exporterFaqQuery({ tab, page: 1 })
        return { paths: { en: `${paths.en}${query}`, ar: `${paths.ar}${query}` }, changed }
      })
    }
    if (paths.en !== routes.buyersFaq()) return []
    return buyerGroups.map((group) => ({ paths: samePath(routes.buyersFaq(group)), changed }))
  })
}
