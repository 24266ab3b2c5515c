import { isServed } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { marketList } from '../contract'
import { allMarkets } from '../queries'
import { MarketNotices } from './market-notices'

/** The notices of all markets that have any, by their codes, each with the name of its market. */
export async function noticesByMarket(locale: Locale): Promise<Record<string, ReactNode>> {
  if (!isServed(marketList)) return {}
  const rows = await withFallback(allMarkets(), [])
  const noticed = rows.filter(({ notices }) => notices.length > 0)
  return Object.fromEntries(
    noticed.map((market) => [
      market.iso2,
      <MarketNotices
        key={market.iso2}
        locale={locale}
        notices={market.notices}
        name={inLocale(market, 'name', locale)}
      />,
    ]),
  )
}

/** The notices of a market on a page that does not load the market; nothing where there are none. */
export async function NoticesOf({ locale, iso2 }: { locale: Locale; iso2: string }) {
  return (await noticesByMarket(locale))[iso2]
}
