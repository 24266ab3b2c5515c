import '@/app/api/api-server'
import { siteSettings } from '@/features/site/queries'
import { embeddedStatistic } from '@/features/trade-statistics/published/components/embedded-statistic'
import { publishedStatistic } from '@/features/trade-statistics/published/queries'
import { frameNotes, statisticHead } from '@/features/trade-statistics/published/rules'
import { framedPolicy } from '@/lib/api/inert-policy'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isLocale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { absoluteUrl } from '@/lib/routing/site-url'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ locale: string; id: string }>
}

export async function GET(_request: Request, { params }: Context) {
  const { locale, id } = await params
  const found = isLocale(locale) ? await publishedStatistic(decodeSegment(id)) : null
  const statistic = found?.charts[0]
  if (!isLocale(locale) || !found || !statistic) return new Response(null, { status: 404 })
  const [site, t, of] = await Promise.all([
    siteSettings(),
    getTranslations({ locale, namespace: 'publishedStatistic' }),
    getTranslations({ locale, namespace: 'statistics' }),
  ])
  const { title, paths } = statisticHead(found, locale)
  const html = embeddedStatistic({
    locale,
    title,
    statistic,
    pageUrl: absoluteUrl(locale, paths[locale]),
    notes: frameNotes(statistic, locale, {
      ...of.raw('chart'),
      ...t.raw('notes'),
      derived: of('derived'),
    }),
    texts: {
      ...of.raw('chart'),
      label: of('chart.label', { title }),
      full: t('full', { site: inLocale(site, 'name', locale) }),
      newTab: t('newTab'),
    },
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': framedPolicy,
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(html, { headers })
}
