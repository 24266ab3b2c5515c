import { inLocale } from '@/lib/bilingual/in-locale'
import { formatLocale, type Locale } from '@/lib/i18n/locale'
import type { MarketRow } from '../contract'
import { europeanUnion, generalAgreement } from '../rules'

/** A market as a list shows it, in one language. */
export interface ListedMarket {
  code: string
  name: string
  /** Its part of the world, by which it is found too. */
  region: string
  /** Whether its duties by product are on file. */
  hasTariff: boolean
}

export interface MarketGroup {
  key: string
  name: string
  markets: readonly ListedMarket[]
}

/** All markets in the order of their names, the European Union first. */
export function listedMarkets(rows: readonly MarketRow[], locale: Locale): ListedMarket[] {
  const markets = rows.map((row) => ({
    code: row.iso2,
    name: inLocale(row, 'name', locale),
    region: inLocale(row, 'region', locale),
    hasTariff: row.tariff_market !== null,
  }))
  return markets.toSorted(
    (one, other) =>
      Number(other.code === europeanUnion) - Number(one.code === europeanUnion) ||
      one.name.localeCompare(other.name, formatLocale[locale]),
  )
}

/** Markets by the agreements that give access to them, those with the most markets first. */
export function groupsByAgreement(rows: readonly MarketRow[], locale: Locale): MarketGroup[] {
  const agreements = rows.flatMap((row) => row.agreements)
  const byKey = new Map(agreements.map((agreement) => [agreement.key, agreement]))
  return [...byKey.values()]
    .filter(({ key }) => key !== generalAgreement)
    .map((agreement) => ({
      key: agreement.key,
      name: inLocale(agreement, 'name', locale),
      markets: listedMarkets(
        rows.filter((row) => row.agreements.some(({ key }) => key === agreement.key)),
        locale,
      ),
    }))
    .toSorted((one, other) => other.markets.length - one.markets.length)
}

/** Markets by their part of the world, in the order of its name. */
export function groupsByRegion(rows: readonly MarketRow[], locale: Locale): MarketGroup[] {
  const groups = Map.groupBy(listedMarkets(rows, locale), ({ region }) => region)
  return [...groups]
    .map(([name, markets]) => ({ key: name, name, markets }))
    .toSorted((one, other) => one.name.localeCompare(other.name, formatLocale[locale]))
}
