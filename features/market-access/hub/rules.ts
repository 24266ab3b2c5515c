import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { MarketHub } from './contract'

/** The texts of the head of the page, in the language of the visitor. */
export type HubTexts = (key: 'title' | 'description', values: { market: string }) => string

/** Title, description and address of a market; its address is the same in both languages. */
export function hubHead({ market }: MarketHub, locale: Locale, t: HubTexts) {
  const values = { market: isolated(inLocale(market, 'name', locale), locale) }
  const paths = samePath(routes.market(market.iso2))
  return { title: t('title', values), description: t('description', values), paths }
}

/** The chapters that the country sells there, or whose products companies offer, the first ones. */
export function leadingChapters({ duties, sells, offered }: MarketHub, most: number) {
  const codes = (sells?.products ?? offered).map(({ code }) => code.slice(0, 2))
  return [...new Set(codes)]
    .flatMap((code) => duties.filter(({ chapter }) => chapter.code === code))
    .slice(0, most)
}

/** The sections of the page in their order; without goods there is none of them. */
export function hubSections({ sells, offered, members }: MarketHub) {
  const hasGoods = sells !== null || offered.length > 0
  return [
    'agreements' as const,
    'duties' as const,
    ...(hasGoods ? (['sells'] as const) : []),
    'documents' as const,
    'trade' as const,
    'related' as const,
    ...(members.length > 0 ? (['members'] as const) : []),
  ]
}
