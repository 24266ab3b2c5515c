import { barrierPages } from '@/features/barriers/queries'
import { boardPages } from '@/features/buying-requests/queries'
import { credentialPages } from '@/features/credentials/queries'
import { formPages } from '@/features/enquiries/rules'
import { eventPages } from '@/features/events/queries'
import { faqPages } from '@/features/faqs/rules'
import { institutionPages } from '@/features/institutions/queries'
import { marketListedPages, marketPartNames } from '@/features/market-access/site-map/queries'
import { newsPages } from '@/features/news/queries'
import { directoryListedPages, directoryPartNumbers } from '@/features/offers/directory/queries'
import { performancePages } from '@/features/outcomes/performance/queries'
import { contentPages } from '@/features/pages/queries'
import { sponsorPages } from '@/features/sponsors/queries'
import { countryAgreementPages } from '@/features/trade-agreements/map/queries'
import { publishedStatisticPages } from '@/features/trade-statistics/published/queries'
import { numberIn, routes, samePath } from '@/lib/routing/routes'
import { isInSiteMap } from '@/lib/routing/table'
import { lastChange, sitemapIndexXml, sitemapXml, type ListedPage } from '@/lib/seo/sitemap'
import '@/app/api/api-server'

export const dynamic = 'force-dynamic'

/** The index, or the part of it that `part` names: `pages`, a number of the directory, or markets. */
export async function GET(request: Request) {
  const part = new URL(request.url).searchParams.get('part')
  if (part === null) return xml(sitemapIndexXml(await parts()))
  const pages = await pagesOf(part)
  return pages ? xml(sitemapXml(pages)) : new Response(null, { status: 404 })
}

async function parts(): Promise<string[]> {
  const [numbers, markets] = await Promise.all([directoryPartNumbers(), marketPartNames()])
  return ['pages', ...numbers, ...markets].map(routes.sitemap)
}

async function pagesOf(part: string): Promise<ListedPage[] | null> {
  if (part === 'pages') return ordinaryPages()
  const number = numberIn(part)
  return number === null ? marketListedPages(part) : directoryListedPages(number)
}

/** All pages but those of the directory of companies, what they offer, and of markets. */
async function ordinaryPages(): Promise<ListedPage[]> {
  const [pages, news, ...records] = await Promise.all([
    contentPages(),
    newsPages(),
    sponsorPages(),
    institutionPages(),
    eventPages(),
    credentialPages(),
    countryAgreementPages(),
    publishedStatisticPages(),
    boardPages(),
    barrierPages(),
    performancePages(),
  ])
  const home = { paths: samePath(routes.home()), changed: lastChange([...pages, ...news]) }
  const views = [...faqPages(pages), ...formPages(pages)]
  const listed = [home, ...pages, ...views, ...news, ...records.flat()]
  // A page that a menu leads to and its feature lists too is one page, as the feature dates it.
  const pagesOnce = new Map(listed.map((page) => [page.paths.en, page]))
  return [...pagesOnce.values()].filter(({ paths }) => isInSiteMap(paths.en))
}

function xml(body: string): Response {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(body, { headers })
}
