import '@/app/api/api-server'
import { topicLabel } from '@/features/follows/components/topic-label'
import { canFollow, feedAt } from '@/features/follows/queries'
import { requestedTopic } from '@/features/follows/search-params'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isLocale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { rssFeed } from '@/lib/seo/feed'
import { absoluteUrl } from '@/lib/routing/site-url'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

/** The news of a topic, as its followers get them. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  const requested = requestedTopic(Object.fromEntries(new URL(request.url).searchParams))
  const found = requested && canFollow() ? await feedAt(requested) : null
  if (!isLocale(locale) || !found) return new Response(null, { status: 404 })
  const [site, t] = await Promise.all([
    siteSettings(),
    getTranslations({ locale, namespace: 'follows' }),
  ])
  const { topic, news } = found
  const label = topicLabel(t, topic, locale)
  const feed = rssFeed({
    locale,
    title: `${label} - ${inLocale(site, 'name', locale)}`,
    description: t('feed.description'),
    url: absoluteUrl(locale, topic.path),
    selfUrl: absoluteUrl(locale, routes.followFeed(topic.kind, topic.target)),
    items: news.map((entry) => ({
      title: inLocale(entry, 'title', locale),
      url: absoluteUrl(locale, entry.path),
      html: t(`feed.sources.${entry.source}`),
      published: entry.changed_at,
    })),
  })
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(feed, { headers })
}
