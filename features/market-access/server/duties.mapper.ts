import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { GeneralDuty, PreferenceAnswer } from '../contract'
import { bestPreference, confidenceOfRate, coversCode, decimalOrNull, isFreeForAll } from '../rules'
import { agreementRefOf, isOver, markOf } from './market-access.mapper'
import type { AccessRow, AgreementRow, DatasetRow } from './market-access.sql'
import type { QuotaRow, RateRow } from './duties.sql'

/** What a published tariff says of a product. */
export interface TariffFacts {
  dataset: DatasetRow
  rate: RateRow
  quotas: readonly QuotaRow[]
}

/** What decides the duties of a product in a market. */
export interface DutyFacts {
  hs6: string
  access: readonly AccessRow[]
  /** The general duty, as an agreement. */
  general: AgreementRow | undefined
  tariffs: readonly TariffFacts[]
  today: string
}

const comparedDuty = ({ mfn_min, mfn_max, mfn_other, entry_price }: RateRow) => ({
  mfn_min: decimalOrNull(mfn_min),
  mfn_max: decimalOrNull(mfn_max),
  mfn_other,
  entry_price,
})

const hasGeneralRate = ({ rate }: TariffFacts) =>
  rate.mfn_max !== null || rate.mfn_min !== null || rate.mfn_other.length > 0

/** The duty without an agreement; null where no tariff says it. */
export function dutyOf({ tariffs, today }: DutyFacts): GeneralDuty | null {
  const found = tariffs.find(hasGeneralRate)
  if (!found) return null
  const { dataset, rate } = found
  return {
    ...markOf(dataset, today),
    dataset: dataset.key,
    lines: rate.lines,
    ...comparedDuty(rate),
    via_codes: rate.via_codes,
    ...bilingualPair('note', textsOf(dataset, 'note')),
  }
}

const yearIn = (text: string) => /\b(?:19|20)\d{2}\b(?!.*\b(?:19|20)\d{2}\b)/.exec(text)?.[0]

const quotaOf =
  ({ period }: DatasetRow) =>
  (quota: QuotaRow): PreferenceAnswer['quotas'][number] => ({
    order_number: quota.order_number,
    duty_text: quota.duty_text,
    volume: decimalOrNull(quota.volume),
    unit: quota.unit,
    year: yearIn(quota.period) ?? yearIn(period) ?? '',
    yearly: /^calendar year/i.test(quota.period),
  })

/** What an agreement gives by the tariff of its market; no answer where no tariff names it. */
function rateUnder(row: AccessRow, { hs6, tariffs, today }: DutyFacts) {
  const { access, agreement } = row
  const noRate = { rate: null, rate_text: '', line_rates: [], quotas: [] }
  const excluded = coversCode(agreement.excluded_hs, hs6)
  const found = tariffs.find(({ dataset }) => dataset.agreement_key === agreement.key)
  if (excluded || !found) {
    const answer = excluded ? ('none' as const) : ('unknown' as const)
    return { ...markOf(access, today), ...noRate, answer, excluded }
  }
  const { dataset, rate, quotas } = found
  const answer = rate.preference
  return {
    ...markOf(dataset, today),
    confidence: confidenceOfRate(dataset, answer, isFreeForAll(comparedDuty(rate))),
    answer,
    rate: answer === 'rate' ? decimalOrNull(rate.preference_rate) : null,
    rate_text: rate.preference_text,
    line_rates: Object.entries(rate.preference_lines ?? {}).map(([line, text]) => ({
      line,
      rate: text,
    })),
    quotas: quotas.map(quotaOf(dataset)),
    excluded,
  }
}

/** What every agreement gives that applies, in the order of their use. */
export function preferencesOf(facts: DutyFacts): PreferenceAnswer[] {
  const rows = facts.access.filter((row) => !isOver(row))
  const found = rows.map((row) => ({
    ...rateUnder(row, facts),
    row,
    rank: row.access.rank,
  }))
  const best = bestPreference(found)
  const preferences = found.map(({ row, rank: _rank, ...rate }, index) => ({
    ...rate,
    agreement: agreementRefOf(row.agreement, row),
    ...bilingualPair('general_duty', textsOf(row.access, 'general_duty')),
    ...bilingualPair('coverage', textsOf(row.agreement, 'coverage')),
    ...bilingualPair('note', textsOf(row.access, 'note')),
    best: found[index] === best,
  }))
  return preferences.length > 0 ? preferences : generalOnly(facts)
}

/** Without an agreement, the general duty of the market applies. */
function generalOnly({ general, today }: DutyFacts): PreferenceAnswer[] {
  if (!general) return []
  const nothing = { rate: null, rate_text: '', line_rates: [], quotas: [] }
  return [
    {
      ...markOf(general, today),
      ...nothing,
      answer: 'none',
      excluded: false,
      agreement: agreementRefOf(general),
      ...bilingualPair('general_duty', { en: '', ar: '' }),
      ...bilingualPair('coverage', textsOf(general, 'coverage')),
      ...bilingualPair('note', { en: '', ar: '' }),
      best: false,
    },
  ]
}
