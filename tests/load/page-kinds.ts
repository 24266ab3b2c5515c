/** A public page of the portal, by what it shows. */
export interface PageKind {
  name: string
  path: string
}

/** One page of each kind whose address is known. */
const fixed: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'home, Arabic', path: '/ar' },
  { name: 'news', path: '/news' },
  { name: 'content', path: '/about-jordan' },
  { name: 'content, Arabic', path: '/ar/about-jordan' },
  { name: 'export guide', path: '/pages/120-export-guide' },
  { name: 'questions', path: '/pages/100-faq-for-exporters' },
  { name: 'market information', path: '/pages/130-market-information' },
  { name: 'directory', path: '/pages/160-international-buyers' },
  { name: 'sectors', path: '/local-buyers/products' },
  { name: 'experts', path: '/pool-of-experts' },
  { name: 'institutions', path: '/pages/150-export-trade-support-institutions' },
  { name: 'events', path: '/pages/90-international-events' },
  { name: 'agreements', path: '/free-trade-agreements' },
  { name: 'agreement matrix', path: '/fta-matrix' },
  { name: 'map', path: '/pages/810-fta-map' },
  { name: 'readiness test', path: '/pages/140-initial-export-readiness-assessment' },
  { name: 'contact form', path: '/pages/190-contact-us' },
  { name: 'markets', path: '/markets' },
  { name: 'market', path: '/markets/de' },
  { name: 'product in a market', path: '/markets/de/080410-fruit-edible-dates-fresh-or-dried' },
  { name: 'comparison of markets', path: '/markets/products/080410/compare' },
  { name: 'case form', path: '/pages/800-report-your-case' },
]

/** Lists, each with the record pages that it leads to. */
const records: readonly { name: string; list: string; link: RegExp }[] = [
  { name: 'article', list: '/news', link: /href="(\/news\/\d[^"]*)"/ },
  { name: 'article, Arabic', list: '/ar/news', link: /href="(\/ar\/news\/\d[^"]*)"/ },
  { name: 'event', list: '/pages/90-international-events', link: /href="(\/events\/\d[^"]*)"/ },
  { name: 'company', list: '/pages/160-international-buyers', link: /href="(\/buyers\/\d[^"]*)"/ },
]

/** The kinds of public pages that are weighed and painted; of records, the first of their list. */
export async function pageKinds(origin: string): Promise<PageKind[]> {
  const found = records.map(async ({ name, list, link }) => {
    const [, path] = link.exec(await (await fetch(`${origin}${list}`)).text()) ?? []
    if (path === undefined) throw new Error(`${list} names no record.`)
    return { name, path }
  })
  return [...fixed, ...(await Promise.all(found))]
}
