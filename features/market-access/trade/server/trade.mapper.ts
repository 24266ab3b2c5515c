import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { homeCountry } from '@/lib/country/home'
import { z } from 'zod'
import type { AllGoods, FactMark, Market, ProductTrade } from '../../contract'
import { plainDecimal } from '../../rules'
import { markOf } from '../../server/market-access.mapper'
import type { SummaryRow } from '../../server/market-access.sql'
import type { LeadingMarket } from '../contract'
import { shareInPercent, sumOf } from '../rules'
import { world, type FlowRow } from './trade.sql'

/** The years of a market's imports in the summary, where its record does not name them. */
const summaryYears = [2015, 2016, 2017, 2018, 2019]

const amounts = z.array(z.number().nullable())

/** A record of the trade summary; `meta.fields` of its file explains it. */
const summaryRecord = z.object({
  years: z.array(z.int()).optional(),
  imports_usd_million: z.object({ total: amounts }).optional(),
  average_tariff: z
    .object({ simple: z.object({ year: z.int(), percent: z.number() }).nullish() })
    .nullish(),
  total_usd_million: amounts.optional(),
  by_leading_partner_usd_million: z.record(z.string(), amounts).optional(),
})

const amountsByYear = (years: readonly number[], values: z.infer<typeof amounts> = []) =>
  values.flatMap((value, index) => {
    const year = years[index]
    return year === undefined ? [] : [{ year, value: value === null ? null : String(value) }]
  })

/** Imports of all goods; null where the summary has none. */
export function allGoodsOf(row: SummaryRow | undefined, today: string): AllGoods | null {
  if (!row) return null
  const record = summaryRecord.parse(row.data)
  const imports = amountsByYear(record.years ?? summaryYears, record.imports_usd_million?.total)
  const newest = imports.findLast(({ value }) => value !== null) ?? imports.at(-1)
  if (!newest) return null
  const tariff = record.average_tariff?.simple
  return {
    ...markOf(row.dataset, today),
    year: newest.year,
    imports: newest.value,
    years: imports.map(({ year, value }) => ({ year, imports: value })),
    average_tariff: tariff ? { year: tariff.year, percent: String(tariff.percent) } : null,
  }
}

/** The partners that the summary of the country names, by the names that it uses. */
const leadingPartners: Readonly<Record<string, string>> = {
  IN: 'India',
  IQ: 'Iraq',
  SA: 'Saudi Arabia',
  US: 'United States',
}

/** The country’s exports of all goods to a market by year; null where the summary does not name it. */
export function ownExportsOf(row: SummaryRow | undefined, iso2: string, today: string) {
  const partner = leadingPartners[iso2]
  if (!row || partner === undefined) return null
  const record = summaryRecord.parse(row.data)
  const years = amountsByYear(record.years ?? [], record.by_leading_partner_usd_million?.[partner])
  return years.length === 0 ? null : { ...markOf(row.dataset, today), years }
}

/** The markets that the summary of the country names, each with its newest figure, the largest first. */
export function leadingMarketsOf(
  row: SummaryRow | undefined,
  markets: readonly Market[],
  today: string,
): LeadingMarket[] {
  const leading = markets.flatMap((market) => {
    const exported = ownExportsOf(row, market.iso2, today)
    if (!exported) return []
    const { years, ...mark } = exported
    const newest = years.findLast(({ value }) => value !== null)
    return newest && newest.value !== null
      ? { ...mark, market, year: newest.year, value: newest.value }
      : []
  })
  return leading.toSorted((one, other) => Number(other.value) - Number(one.value))
}

/** Each figure once: of two versions that have it, the newer one is first. */
export function onceEach(rows: readonly FlowRow[]): FlowRow[] {
  const seen = new Set<string>()
  return rows.filter(({ reporter, partner, hs6, year }) => {
    const key = [reporter, partner, hs6, year].join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** Values and weights by year, the oldest first; a weight only where every row has one. */
function exportsByYear(rows: readonly FlowRow[]): ProductTrade['exports'] {
  const years = [...new Set(rows.map(({ year }) => year))].toSorted((one, other) => one - other)
  return years.map((year) => {
    const ofYear = rows.filter((row) => row.year === year)
    const weights = ofYear.map(({ weight }) => weight).filter((weight) => weight !== null)
    return {
      year,
      value: sumOf(ofYear.map(({ value }) => value)),
      weight: weights.length === ofYear.length ? sumOf(weights) : null,
    }
  })
}

type Names = ReadonlyMap<string, object>

/** Imports of the newest year by supplier, the largest first. */
function importsOf(rows: readonly FlowRow[], names: Names): ProductTrade['imports'] {
  const [first] = rows
  if (!first) return null
  const partners = rows.filter(({ partner }) => partner !== world)
  const stated = rows.find(({ partner }) => partner === world)
  const total = stated ? plainDecimal(stated.value) : sumOf(partners.map(({ value }) => value))
  const suppliers = partners
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .map(({ partner, value }) => ({
      code: partner,
      ...bilingualPair('name', textsOf(names.get(partner) ?? {}, 'name')),
      value: plainDecimal(value),
      share: shareInPercent(value, total) ?? '0',
    }))
  const own = suppliers.find(({ code }) => code === homeCountry.code)
  return { year: first.year, total, suppliers, jordan_share: own?.share ?? null }
}

/** The trade of a product; null where no figure is on file. */
export function tradeOf(
  flows: { exports: readonly FlowRow[]; imports: readonly FlowRow[] },
  marks: ReadonlyMap<number, FactMark>,
  names: Names,
): ProductTrade | null {
  const [exports, imports] = [onceEach(flows.exports), onceEach(flows.imports)]
  const newest = [...imports.slice(0, 1), ...exports.slice(0, 1)]
  const [mark] = newest.flatMap(({ dataset_id }) => marks.get(dataset_id) ?? [])
  if (!mark) return null
  return { ...mark, exports: exportsByYear(exports), imports: importsOf(imports, names) }
}
