import { inLocale } from '@/lib/bilingual/in-locale'
import { compare, isZero, normalized, subtract } from '@/lib/decimal/decimal'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { ComparedMarket, MarketComparison } from './contract'
import { generalAgreement, isConfirmed } from '../rules'

/** What a market can be scored on, in the order of the page. */
export const criteria = [
  'duty',
  'advantage',
  'importsProduct',
  'growth',
  'jordanShare',
  'importsAll',
] as const

export type Criterion = (typeof criteria)[number]

/** Exact decimals, or null for missing. */
export type Values = Readonly<Record<Criterion, string | null>>

/** How much each criterion counts: whole numbers from 0 to `maxWeight`. */
export type Weights = Readonly<Record<Criterion, number>>

export const maxWeight = 5

const lowIsBetter: ReadonlySet<Criterion> = new Set(['duty'])

/** A share of a whole, exact. */
interface Fraction {
  top: bigint
  bottom: bigint
}

export interface Score {
  /** Null where no weighted value is known. */
  total: Fraction | null
  /** The whole points of each weighted criterion, from 0 to 100; null for missing. */
  parts: readonly { criterion: Criterion; weight: number; points: number | null }[]
  /** Whether a weighted criterion is missing. */
  isPartial: boolean
}

type Rates = Pick<
  ComparedMarket,
  'mfn_max' | 'mfn_partial' | 'answer' | 'preference_rate' | 'agreement_key' | 'confidence'
> & { entry_price?: boolean | undefined }

/**
 * The percentage that goods of the country pay, where it is plain (the highest of the national lines),
 * and whether it is sourced or confirmed. Null is not known, and never free.
 */
export function dutyForOwnGoods(rates: Rates): { value: string | null; isSure: boolean } {
  const general = rates.mfn_partial ? null : rates.mfn_max
  if (general !== null && isZero(general)) return { value: '0', isSure: true }
  return { value: withPreference(rates, general), isSure: isConfirmed(rates.confidence) }
}

function withPreference(rates: Rates, general: string | null): string | null {
  if (rates.entry_price) return null
  switch (rates.answer) {
    case 'free':
    case 'free_derived':
      return '0'
    case 'rate':
      return rates.preference_rate
    case 'none':
      return general
    case 'unknown':
      return hasAgreement(rates) ? null : general
    default:
      return null
  }
}

/** Whether an agreement beyond the general duty of the WTO applies. */
export function hasAgreement({ agreement_key: key }: Pick<Rates, 'agreement_key'>): boolean {
  return key !== null && key !== generalAgreement
}

/** What a market is scored on; the duty is that of goods of the country, with the preference. */
export function valuesOf(market: ComparedMarket): Values {
  const { value: duty } = dutyForOwnGoods(market)
  const general = market.mfn_partial ? null : market.mfn_max
  return {
    duty,
    advantage: duty === null || general === null ? null : subtract(general, duty),
    importsProduct: market.imports_product,
    growth: market.growth,
    jordanShare: market.jordan_share,
    importsAll: market.imports_all,
  }
}

/** The year of the imports of all goods, or the first and the last one; null where none is on file. */
export function yearsOfImports(markets: readonly ComparedMarket[]): string | null {
  const years = markets.flatMap(({ imports_all_year: year }) => year ?? [])
  if (years.length === 0) return null
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? `${first}` : `${first}–${last}`
}

/** The values without those of a duty that nobody has confirmed. */
export const withoutDuty = (values: Values): Values => ({ ...values, duty: null, advantage: null })

/** Criteria that can tell markets apart: at least two markets have a value. */
export function usableCriteria(all: readonly Values[]): Criterion[] {
  return criteria.filter((name) => all.filter((values) => values[name] !== null).length > 1)
}

/** The weights at first: the imports of the product count where they are known, else those of all goods. */
export function firstWeights(usable: readonly Criterion[]): Weights {
  const isKnown = usable.includes('importsProduct')
  return {
    duty: 3,
    advantage: 1,
    importsProduct: isKnown ? 3 : 0,
    growth: isKnown ? 1 : 0,
    jordanShare: 0,
    importsAll: isKnown ? 0 : 2,
  }
}

/**
 * The score of each market, in the given order. A value earns the share of the other known markets
 * that it beats, equal ones counting half; a score is the weighted mean of what is known.
 */
export function scoresOf(all: readonly Values[], weights: Weights): Score[] {
  const weighted = usableCriteria(all).filter((name) => weights[name] > 0)
  const columns = weighted.map((criterion) => ({
    criterion,
    weight: weights[criterion],
    points: pointsOf(
      all.map((values) => values[criterion]),
      lowIsBetter.has(criterion),
    ),
  }))
  return all.map((_values, index) => {
    const parts = columns.map(({ criterion, weight, points }) => ({
      criterion,
      weight,
      points: points[index] ?? null,
    }))
    return {
      total: weightedMean(parts),
      parts: parts.map((part) => ({ ...part, points: part.points && whole(part.points) })),
      isPartial: parts.some(({ points }) => points === null),
    }
  })
}

/** The share of other known values that each value beats. */
function pointsOf(column: readonly (string | null)[], isLowBetter: boolean): (Fraction | null)[] {
  const known = column.map((value) => value && normalized(value))
  const counts = Map.groupBy(
    known.filter((value) => value !== null),
    (value) => value,
  )
  const fromWorst = [...counts].toSorted(([one], [other]) =>
    isLowBetter ? compare(other, one) : compare(one, other),
  )
  const beaten = new Map<string, bigint>()
  let worse = 0
  for (const [value, { length: equal }] of fromWorst) {
    beaten.set(value, BigInt(2 * worse + equal - 1))
    worse += equal
  }
  const bottom = BigInt(2 * (worse - 1))
  return known.map((value) => (value === null ? null : { top: beaten.get(value) ?? 0n, bottom }))
}

function weightedMean(
  parts: readonly { weight: number; points: Fraction | null }[],
): Fraction | null {
  let [top, bottom, sum] = [0n, 1n, 0n]
  for (const { weight, points } of parts) {
    if (points === null) continue
    top = top * points.bottom + points.top * BigInt(weight) * bottom
    bottom *= points.bottom
    sum += BigInt(weight)
  }
  return sum === 0n ? null : { top, bottom: bottom * sum }
}

/** A share as whole points from 0 to 100, halves rounded up. */
export function whole({ top, bottom }: Fraction): number {
  return Number((200n * top + bottom) / (2n * bottom))
}

/**
 * The order of scores, best first. Markets that are partly known follow those whose every weighted
 * value is known: a score from half of the values says less. Markets without a score are last.
 */
export function byScore(one: Score, other: Score): number {
  if (!one.total || !other.total) return Number(one.total === null) - Number(other.total === null)
  if (one.isPartial !== other.isPartial) return Number(one.isPartial) - Number(other.isPartial)
  const [mine, theirs] = [one.total.top * other.total.bottom, other.total.top * one.total.bottom]
  if (mine === theirs) return 0
  return mine > theirs ? -1 : 1
}

/** The texts of the head of the page, in the language of the visitor. */
export type ComparisonHeadTexts = (
  key: 'title' | 'description',
  values: { name: string; code: string },
) => string

/** Title, description and address of a comparison; its address is the same in both languages. */
export function comparisonHead(
  { product }: MarketComparison,
  locale: Locale,
  t: ComparisonHeadTexts,
) {
  const values = { name: isolated(inLocale(product, 'name', locale), locale), code: product.code }
  const paths = samePath(routes.marketComparison(product.code))
  return { title: t('title', values), description: t('description', values), paths }
}
