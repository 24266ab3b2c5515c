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
