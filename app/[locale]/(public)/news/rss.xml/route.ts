import '@/app/api/api-server'
import { newsFeedItems } from '@/features/news/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isLocale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { rssFeed } from '@/lib/seo/feed'
import { absoluteUrl } from '@/lib/routing/site-url'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const [site, items] = await Promise.all([siteSettings(), newsFeedItems(locale)])
  const feed = rssFeed({
    locale,
    title: inLocale(site, 'name', locale),
    description: inLocale(site, 'description', locale),
    url: absoluteUrl(locale, routes.news()),
    selfUrl: absoluteUrl(locale, routes.newsFeed()),
    items: items.map((item) => ({ ...item, url: absoluteUrl(locale, item.path) })),
  })
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(feed, { headers })
}
