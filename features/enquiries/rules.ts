/** A choice of the enquiry-type dialog, and where its button leads (spec part 1 section 2.3). */
export interface EnquiryOption {
  /** The code of the option. */
  code: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 99
  /** The page that answers it; null opens the registration manual. */
  pageId: number | null
  /** The tab of that page. */
  tab?: number
  /** The enquiry page that holds its tooltip; without one the interface has the text. */
  content?: number
}

/** The options in their order (spec/decisions.md section 5). */
export const enquiryOptions = [
  { code: 1, pageId: 150, content: 6 },
  { code: 2, pageId: 130, tab: 2, content: 1 },
  { code: 3, pageId: 130, tab: 3, content: 2 },
  { code: 4, pageId: 140, content: 3 },
  { code: 5, pageId: 800, content: 5 },
  { code: 6, pageId: 170 },
  { code: 7, pageId: null },
  { code: 99, pageId: 190, content: 7 },
] as const satisfies readonly EnquiryOption[]

export type EnquiryCode = (typeof enquiryOptions)[number]['code']

/** The option that is chosen when the dialog opens. */
export const firstEnquiryCode: EnquiryCode = 1

/** The address of an option's page; `addressOf` names a page by its id. */
export function optionAddress(option: EnquiryOption, addressOf: (pageId: number) => string) {
  if (option.pageId === null) return null
  const address = addressOf(option.pageId)
  return option.tab === undefined ? address : `${address}?tab=${option.tab}`
}
