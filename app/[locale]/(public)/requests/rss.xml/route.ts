import '@/app/api/api-server'
import { feedRequests, hasBoard } from '@/features/buying-requests/queries'
import { requestHead } from '@/features/buying-requests/rules'
import { boardShape } from '@/features/buying-requests/search-params'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { escaped } from '@/lib/html/escaped'
import { isLocale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { messageBooks } from '@/lib/i18n/messages'
import { rssFeed } from '@/lib/seo/feed'
import { absoluteUrl } from '@/lib/routing/site-url'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale) || !hasBoard()) return new Response(null, { status: 404 })
  const state = boardShape.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [site, { buyingRequests: texts }, items] = await Promise.all([
    siteSettings(),
    messageBooks[locale](),
    feedRequests(state),
  ])
  const feed = rssFeed({
    locale,
    title: `${texts.title} · ${inLocale(site, 'name', locale)}`,
    description: texts.description,
    url: absoluteUrl(locale, routes.buyingRequests()),
    selfUrl: absoluteUrl(locale, `${routes.buyingRequestFeed()}${boardShape.write(state)}`),
    items: items.map((item) => {
      const { title, description, paths } = requestHead(item, locale)
      const url = absoluteUrl(locale, paths[locale])
      return { title, url, html: `<p>${escaped(description)}</p>`, published: item.published_at }
    }),
  })
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(feed, { headers })
}
