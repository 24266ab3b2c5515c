import type { NamedProduct, QuestionAnswer } from '@/features/market-access/question/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

const product = (code: string, en: string, ar: string): NamedProduct => ({
  code,
  ...bilingualPair('name', { en, ar }),
  slug: { en: `${code}-${en.toLowerCase()}`, ar: [code, ar].filter(Boolean).join('-') },
})

export const dates = product('080410', 'Dates', 'تمور')
/** Named in English only. */
export const figs = product('080420', 'Figs', '')

/** A question of which nothing is understood, or what a test understands of it. */
export const answerOf = (given: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  market: null,
  markets: [],
  products: [],
  total: 0,
  pair: null,
  named: false,
  usual: false,
  sold: false,
  heading: null,
  certain: false,
  corrected: false,
  path: null,
  ...given,
})
