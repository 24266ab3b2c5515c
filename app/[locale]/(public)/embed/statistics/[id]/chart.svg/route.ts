import '@/app/api/api-server'
import { chartPicture } from '@/components/chart/chart-picture'
import { publishedStatistic } from '@/features/trade-statistics/published/queries'
import { frameNotes, statisticHead } from '@/features/trade-statistics/published/rules'
import { chartIn } from '@/features/trade-statistics/rules'
import { framedPolicy } from '@/lib/api/inert-policy'
import { isLocale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { absoluteUrl } from '@/lib/routing/site-url'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ locale: string; id: string }>
}

/** The chart as a picture with its source, for articles and slides. */
export async function GET(_request: Request, { params }: Context) {
  const { locale, id } = await params
  const found = isLocale(locale) ? await publishedStatistic(decodeSegment(id)) : null
  const statistic = found?.charts[0]
  if (!isLocale(locale) || !found || !statistic?.chart) return new Response(null, { status: 404 })
  const [t, of] = await Promise.all([
    getTranslations({ locale, namespace: 'publishedStatistic' }),
    getTranslations({ locale, namespace: 'statistics' }),
  ])
  const { title, paths } = statisticHead(found, locale)
  const texts = { ...of.raw('chart'), ...t.raw('notes'), derived: of('derived') }
  const picture = chartPicture({
    locale,
    title,
    width: 720,
    chart: chartIn(statistic.chart, locale),
    label: of('chart.label', { title }),
    notes: [...frameNotes(statistic, locale, texts), absoluteUrl(locale, paths[locale])],
  })
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': framedPolicy,
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(picture, { headers })
}
