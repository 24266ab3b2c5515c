import { contentPages } from '@/features/pages/queries'
import { routes, samePath } from '@/lib/routing/routes'
import { isInSiteMap } from '@/lib/routing/table'
import { lastChange, sitemapIndexXml, sitemapXml, type ListedPage } from '@/lib/seo/sitemap'
import { features } from '@/app/features'
import '@/app/api/api-server'

export const dynamic = 'force-dynamic'

/** The index, or the part of it that `part` names: `pages`, a number of the directory, or markets. */
export async function GET(request: Request) {
  const part = new URL(request.url).searchParams.get('part')
  if (part === null) return xml(sitemapIndexXml(await parts()))
  const pages = await pagesOf(part)
  return pages ? xml(sitemapXml(pages)) : new Response(null, { status: 404 })
}

/** What lists the pages that have parts of their own. */
const ownParts = () => Promise.all(features.flatMap(({ siteMapParts }) => siteMapParts?.() ?? []))

async function parts(): Promise<string[]> {
  const names = await Promise.all((await ownParts()).map((part) => part.names()))
  return ['pages', ...names.flat().map(String).toSorted()].map(routes.sitemap)
}

async function pagesOf(part: string): Promise<readonly ListedPage[] | null> {
  if (part === 'pages') return ordinaryPages()
  const found = await Promise.all((await ownParts()).map((own) => own.pagesOf(part)))
  return found.find((pages) => pages !== null) ?? null
}

/** All pages but those that have parts of their own. */
async function ordinaryPages(): Promise<ListedPage[]> {
  const menuPages = await contentPages()
  const lists = features.flatMap(({ name, siteMap }) => (siteMap ? [{ name, siteMap }] : []))
  const records = await Promise.all(
    lists.map(async ({ name, siteMap }) => ({ name, pages: await (await siteMap())(menuPages) })),
  )
  // The home page shows the newest news.
  const news = records.filter(({ name }) => name === 'news').flatMap(({ pages }) => pages)
  const home = { paths: samePath(routes.home()), changed: lastChange([...menuPages, ...news]) }
  // A page that a menu leads to and its feature lists too is one page, as the feature dates it.
  const listed = [home, ...menuPages, ...records.flatMap(({ pages }) => pages)]
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
