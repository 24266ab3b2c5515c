import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { FactMark, ProductLink } from '../../contract'
import { confidenceOfRate, isConfirmed, plainDecimal, productSlug } from '../../rules'
import { agreementRefOf, markOf } from '../../server/market-access.mapper'
import type { AccessRow, DatasetRow, ProductRow } from '../../server/market-access.sql'
import { sumOf } from '../../trade/rules'
import { onceEach } from '../../trade/server/trade.mapper'
import type { FlowRow } from '../../trade/server/trade.sql'
import type { MarketHub } from '../contract'
import type { ChapterRow } from './hub.sql'

/** An agreement of a market in its words. */
export function hubAgreementOf(row: AccessRow, today: string): MarketHub['agreements'][number] {
  return {
    ...markOf(row.access, today),
    agreement: agreementRefOf(row.agreement, row),
    ...bilingualPair('general_duty', textsOf(row.access, 'general_duty')),
    ...bilingualPair('coverage', textsOf(row.agreement, 'coverage')),
    ...bilingualPair('note', textsOf(row.access, 'note')),
  }
}

/** Duties of a chapter, with those of the country whose confirmation is missing. */
export function dutiesOf(row: ChapterRow, dataset: DatasetRow): MarketHub['duties'][number] {
  const { chapter, subheadings, mfn_free, free, free_for_all, free_derived, mfn_max } = row
  const isSure = (answer: 'free' | 'free_derived', isFree: boolean) =>
    isConfirmed(confidenceOfRate(dataset, answer, isFree))
  const sureForAll = isSure('free', true) ? free_for_all : 0
  const sureByAgreement = isSure('free', false) ? free - free_for_all - free_derived : 0
  const sureDerived = isSure('free_derived', false) ? free_derived : 0
  return {
    chapter: { code: chapter.code, ...bilingualPair('name', textsOf(chapter, 'name')) },
    subheadings,
    mfn_free,
    jordan_free: free,
    jordan_unconfirmed: Math.max(free - sureForAll - sureByAgreement - sureDerived, 0),
    mfn_max: mfn_max === null ? null : plainDecimal(mfn_max),
  }
}

/** The way to a product's pair. */
export const linkOf = (subheading: { code: string }, value: string | null = null): ProductLink => ({
  code: subheading.code,
  ...bilingualPair('name', textsOf(subheading, 'name')),
  slug: productSlug(subheading.code, subheading),
  value,
})

/** Values of what the country sells by product, the largest first, over all countries of a market. */
export function valuesByProduct(rows: readonly FlowRow[]): [code: string, value: string][] {
  const byCode = Map.groupBy(onceEach(rows), ({ hs6 }) => hs6)
  return [...byCode]
    .map(([code, own]): [string, string] => [code, sumOf(own.map(({ value }) => value))])
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
}

/** What the country sells in a market in the newest year; null where no figure is on file. */
export function salesOf(
  rows: readonly FlowRow[],
  values: readonly (readonly [string, string])[],
  products: readonly ProductRow[],
  mark: FactMark | undefined,
): MarketHub['sells'] {
  const [first] = rows
  if (!first || !mark) return null
  const named = new Map(products.map(({ subheading }) => [subheading.code, subheading]))
  return {
    ...mark,
    year: first.year,
    total: sumOf(values.map(([, value]) => value)),
    products: values.flatMap(([code, value]) => {
      const subheading = named.get(code)
      return subheading ? [linkOf(subheading, value)] : []
    }),
  }
}
