import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import type { Locale } from '@/lib/i18n/locale'
import { marketAnswers } from './contract'
import type { TypedQuestion } from './rules'

const inputOf = (locale: Locale, typed: TypedQuestion) => ({ query: { ...typed, locale } })

/** How a typed product and market are understood. */
export function answerFor(locale: Locale, typed: TypedQuestion) {
  return call(marketAnswers, inputOf(locale, typed))
}

/** The query for suggestions while somebody types. */
export function answerQuery(locale: Locale, typed: TypedQuestion) {
  return endpointQuery(marketAnswers, inputOf(locale, typed))
}
