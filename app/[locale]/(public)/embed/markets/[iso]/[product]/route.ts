import '@/app/api/api-server'
import { pairCard } from '@/features/market-access/pair/components/pair-card'
import { pairAt } from '@/features/market-access/pair/queries'
import { pairPaths } from '@/features/market-access/pair/rules'
import { siteSettings } from '@/features/site/queries'
import { framedPolicy } from '@/lib/api/inert-policy'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isLocale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { localePath, routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ locale: string; iso: string; product: string }>
}

export async function GET(_request: Request, { params }: Context) {
  const { locale, iso, product } = await params
  const found = await pairAt(iso, decodeSegment(product))
  if (!isLocale(locale) || !found || 'moved' in found) return new Response(null, { status: 404 })
  const { market, product: goods } = found
  const own = routes.marketCard(market.iso2, goods.slug[locale])
  if (own !== routes.marketCard(iso, decodeSegment(product)) || iso !== iso.toLowerCase()) {
    const location = encodeURI(localePath(locale, own))
    return new Response(null, { status: 308, headers: { location } })
  }
  const [site, t] = await Promise.all([
    siteSettings(),
    getTranslations({ locale, namespace: 'marketAccess' }),
  ])
  const html = pairCard({
    locale,
    answer: found,
    pageUrl: absoluteUrl(locale, pairPaths(found)[locale]),
    siteName: inLocale(site, 'name', locale),
    texts: {
      card: t.raw('card'),
      rate: t.raw('facts.rate'),
      range: t.raw('facts.range'),
      moreRates: t('facts.moreRates'),
      lastChecked: t.raw('facts.lastChecked'),
      noticeChecked: t.raw('facts.noticeChecked'),
      information: t('facts.information'),
    },
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': framedPolicy,
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(html, { headers })
}
