import 'server-only'
import type { FactCorrection } from '@/features/market-access/facts/contract'
import { seedCountry } from '@/lib/country/countries'
import { preferences, type Preference } from '@/lib/db/codes/markets'
import type {
  CorrectionsSeed,
  CorrelationSeed,
  StatementsSeed,
  SummarySeed,
  TariffRow,
  TariffSeed,
} from '../contract'

export function ratesOf({ rates }: TariffSeed) {
  return Object.entries(rates).map(([hs6, row]) => ({
    hs6,
    lines: row.lines,
    mfn_min: textOf(row.mfn_min),
    mfn_max: textOf(row.mfn_max),
    mfn_other: row.mfn_other,
    ...preferenceOf(row),
    via_codes: row.via_hs2017,
    entry_price: row.entry_price,
    quotas: row.quota,
  }))
}

const textOf = (value: number | undefined) => (value === undefined ? null : String(value))

const isPreference = (word: string): word is Preference =>
  preferences.some((preference) => preference === word)

/** A word of the file, or else a reduced rate: a percentage, or a rate as it is printed. */
function preferenceOf({ jordan, jordan_not_free, jordan_free_codes }: TariffRow) {
  const free = jordan_free_codes?.map((line) => [line, 'free'] as const)
  const preference_lines = jordan_not_free ?? (free ? Object.fromEntries(free) : null)
  if (typeof jordan === 'number') {
    return {
      preference: 'rate' as const,
      preference_rate: String(jordan),
      preference_text: `${jordan}%`,
      preference_lines,
    }
  }
  return isPreference(jordan)
    ? { preference: jordan, preference_rate: null, preference_text: '', preference_lines }
    : {
        preference: 'rate' as const,
        preference_rate: null,
        preference_text: jordan,
        preference_lines,
      }
}

/** The quotas of a tariff, with the year of their volumes. */
export function quotasOf({ quotas }: TariffSeed, year: string) {
  return quotas.map(({ volume, period, ...quota }) => ({
    ...quota,
    volume: String(volume),
    period: `${period} ${year}`,
  }))
}

/** Summaries of the markets, and what the country exports instead of its own imports. */
export function summariesOf({ jordan, market_years, markets }: SummarySeed) {
  const others = Object.entries(markets)
    .filter(([country_code]) => country_code !== seedCountry.code)
    .map(([country_code, market]) => ({ country_code, data: { years: market_years, ...market } }))
  return [...others, { country_code: seedCountry.code, data: jordan }]
}

export function correlationsOf(edition: number, codes: CorrelationSeed) {
  return Object.entries(codes).flatMap(([old_code, became]) =>
    became.map((hs6) => ({ edition, old_code, hs6 })),
  )
}

/** What staff set for themselves, which a correction neither compares nor replaces. */
const ownFields = new Set(['id', 'institution_id', 'owner_email', 'review_months'])

const contentOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !ownFields.has(field)))

/** The corrections of an edition: each former record with the one of today that has its name. */
export function correctionsOf(
  { former }: CorrectionsSeed,
  today: StatementsSeed,
): FactCorrection[] {
  const correction = (
    facts: FactCorrection['facts'],
    was: object,
    is: object | undefined,
  ): FactCorrection => {
    const { checked_at: _, ...content } = contentOf(was)
    return { facts, former: content, current: is ? contentOf(is) : null }
  }
  return [
    ...former.documents.map((was) =>
      correction(
        'documents',
        was,
        today.documents.find(({ id }) => id === was.id),
      ),
    ),
    ...former.proofs.map((was) =>
      correction(
        'proofs',
        was,
        today.proofs.find(
          ({ agreement_key, code }) => agreement_key === was.agreement_key && code === was.code,
        ),
      ),
    ),
    ...former['additional-duties'].map((was) =>
      correction(
        'additional-duties',
        was,
        today['additional-duties'].find(({ heading }) => heading === was.heading),
      ),
    ),
  ]
}
