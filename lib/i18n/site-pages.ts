/** Menu entries without a page id whose page has an address of its own (spec/decisions.md section 2). */
const byEntry: ReadonlyMap<unknown, string> = new Map([
  [19, '/trade-facilitation-portal'],
  [20, '/free-trade-agreements'],
  [24, '/local-buyers/products'],
  [81, '/reporting-trade-barriers'],
])

/** The site page list of spec part 1 section 2.1, as far as its pages have no page id. */
const pages: readonly string[] = [
  '/exporters',
  '/fta-matrix',
  '/about-jordan',
  '/invest-in-jordan',
  '/trade-with-jordan',
  '/tourism-in-jordan',
  '/jordan-exports',
  '/jordan-exports/about-jordan-exports',
  '/jordan-exports/export-coordination-committee',
  '/faq',
  '/faq/faq-for-international-buyers',
  '/terms-and-conditions',
  '/privacy',
  '/news',
  '/local-events',
  '/pool-of-experts',
]

/**
 * The own address of a menu entry that names none: entries have their places by
 * number, other pages by their `url`. Null for an entry whose address is made of its id.
 */
export function siteAddress(entry: { id?: unknown; a_id?: unknown; url?: unknown }): string | null {
  const own = byEntry.get(entry.id)
  if (own !== undefined) return own
  if (typeof entry.a_id === 'number') return null
  return pages.find((page) => page.endsWith(`/${String(entry.url)}`)) ?? null
}
