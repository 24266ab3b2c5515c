import { contactPageId } from '@/features/offices/contract'
import {
  enquiryStatus,
  enquiryTransitions,
  isEnded,
  type EnquiryStatus,
} from '@/lib/db/codes/enquiry-statuses'
import { samePath, idInSlug, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'

/** A choice of the enquiry-type dialog, and the link of its button (spec part 1 section 2.3). */
export interface EnquiryOption {
  /** The code of the option. */
  code: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 99
  /** The page with the answer; null opens the registration manual. */
  pageId: number | null
  /** The tab of that page. */
  tab?: number
  /** The enquiry page that contains its tooltip; without one the text comes from the messages. */
  content?: number
}

/** The page of the readiness assessment. */
export const readinessPageId = 140

/** The options in their order (spec/decisions.md section 5). */
export const enquiryOptions = [
  { code: 1, pageId: 150, content: 6 },
  { code: 2, pageId: 130, tab: 2, content: 1 },
  { code: 3, pageId: 130, tab: 3, content: 2 },
  { code: 4, pageId: readinessPageId, content: 3 },
  { code: 5, pageId: 800, content: 5 },
  { code: 6, pageId: 170 },
  { code: 7, pageId: null },
  { code: 99, pageId: contactPageId, content: 7 },
] as const satisfies readonly EnquiryOption[]

export type EnquiryCode = (typeof enquiryOptions)[number]['code']

/** The option that is selected when the dialog opens. */
export const firstEnquiryCode: EnquiryCode = 1

/** The address of an option's page; `addressOf` returns the address of a page by its id. */
export function optionAddress(option: EnquiryOption, addressOf: (pageId: number) => string) {
  if (option.pageId === null) return null
  const address = addressOf(option.pageId)
  return option.tab === undefined ? address : `${address}?tab=${option.tab}`
}

/** The statuses of an enquiry in the order of their codes. */
export const enquiryStatuses = [
  { iid: enquiryStatus.new, name: 'new' },
  { iid: enquiryStatus.confirmed, name: 'confirmed' },
  { iid: enquiryStatus.pending, name: 'pending' },
  { iid: enquiryStatus.completed, name: 'completed' },
  { iid: enquiryStatus.rejected, name: 'rejected' },
  { iid: enquiryStatus.closed, name: 'closed' },
  { iid: enquiryStatus.ongoing, name: 'ongoing' },
] as const

/** The status of a code; undefined for an unknown one. */
export function statusOf(code: number) {
  return enquiryStatuses.find(({ iid }) => iid === code)
}

interface EnquiryState {
  status: number
  /** The enquiry in which it goes on. */
  merged_into: number | null
  /** Empty once the person has deleted the account. */
  email: string
}

/** The statuses that can follow that of an enquiry; none where nobody is left to hear of it there. */
export function nextStatuses({
  status,
  merged_into,
  email,
}: EnquiryState): readonly EnquiryStatus[] {
  const known = statusOf(status)
  return known && merged_into === null && email !== '' ? enquiryTransitions[known.iid] : []
}

/** The status to which the work on an enquiry usually leads next; none for a closed one. */
export function usualNextStatus(code: number): EnquiryStatus | undefined {
  if (code === enquiryStatus.closed) return undefined
  if (code === enquiryStatus.ongoing) return enquiryStatus.completed
  return isEnded(code) ? enquiryStatus.closed : enquiryStatus.ongoing
}

/** The status of an enquiry once the office has replied, unless the officer chooses another one. */
export function statusAfterReply(code: number): number {
  return code === enquiryStatus.new ? enquiryStatus.ongoing : code
}

/**
 * The audiences that report a trade barrier; each has a page with the form (spec part 1 section
 * 2.1).
 */
export const barrierAudiences = ['for-exporters', 'for-international-buyers'] as const

export type BarrierAudience = (typeof barrierAudiences)[number]

/** The audience of a path segment; null for an unknown one. */
export function barrierAudienceOf(segment: string): BarrierAudience | null {
  return barrierAudiences.find((audience) => audience === segment) ?? null
}

const marketInformationId = 130

/**
 * The forms that have an address of their own next to their page, for the sitemap: market studies,
 * matchmaking, and the reports of trade barriers.
 */
export function formPages(content: readonly ListedPage[]): ListedPage[] {
  return content.flatMap(({ paths, changed }) => {
    if (idInSlug(paths.en.replace(routes.applicationPage(''), '')) === marketInformationId) {
      return [2, 3].map((tab) => {
        return { paths: { en: `${paths.en}?tab=${tab}`, ar: `${paths.ar}?tab=${tab}` }, changed }
      })
    }
    if (paths.en !== routes.tradeBarriers()) return []
    return barrierAudiences.map((audience) => ({
      paths: samePath(routes.tradeBarriers(audience)),
      changed,
    }))
  })
}
