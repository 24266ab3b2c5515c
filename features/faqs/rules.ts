import type { Faq } from './contract'

/** Questions on the home page at most; with as many or more a link to all is shown. */
export const homeFaqLimit = 10

/** What the home page shows: public questions marked for it (spec part 1 section 2.3). */
export function homeFaqs(faqs: readonly Faq[]): { items: Faq[]; more: boolean } {
  const marked = faqs.filter((faq) => faq.status === 1 && faq.add_to_home === 1)
  return { items: marked.slice(0, homeFaqLimit), more: marked.length >= homeFaqLimit }
}
