import type { ComparedMarket } from '@/features/market-access/comparison/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { germany } from './market-pairs'

const agreement = (en: string) => bilingualPair('agreement', { en, ar: 'اتفاقية' })

/** A market of a comparison without facts, but for those that are given. */
export function marketOf(
  iso2: string,
  name: string,
  facts: Partial<ComparedMarket> = {},
): ComparedMarket {
  return {
    market: { ...germany, iso2, ...bilingualPair('name', { en: name, ar: name }) },
    mfn_min: null,
    mfn_max: null,
    mfn_partial: false,
    entry_price: false,
    quotas: [],
    answer: 'none',
    preference_rate: null,
    agreement_key: 'wto',
    ...agreement('World Trade Organization'),
    confidence: 'sourced',
    open: true,
    duty_source: null,
    preference_source: null,
    documents: 0,
    imports_all: null,
    imports_all_year: 2019,
    imports_product: null,
    growth: null,
    jordan_share: null,
    ...facts,
  }
}

const free = { answer: 'free', agreement_key: 'eu', ...agreement('Association agreement') } as const
/** A duty without an agreement that is the same percentage on every line. */
export const duty = (rate: string) => ({ mfn_min: rate, mfn_max: rate })

/** Markets with a derived, a sourced, no and an unknown preference. */
export const markets = [
  marketOf('DE', 'Germany', {
    ...free,
    ...duty('7.7'),
    answer: 'free_derived',
    confidence: 'derived',
    imports_all: '1000',
    documents: 5,
  }),
  marketOf('GB', 'United Kingdom', { ...free, ...duty('8'), imports_all: '600' }),
  marketOf('BR', '=Brazil', { ...duty('10'), imports_all: '200' }),
  marketOf('IQ', 'Iraq', { answer: 'unknown', agreement_key: 'gafta', ...agreement('GAFTA') }),
]
