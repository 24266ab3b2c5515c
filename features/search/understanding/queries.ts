import { adjacent, conditionsOf, termQuery, type Search } from '@/lib/search/query'
import { formsOf } from '@/lib/search/tokens'
import type { Phrase } from '@/lib/search/thesaurus'
import type { Concept } from './rules'

type Place = NonNullable<Parameters<typeof termQuery>[1]>

/** Matches nothing: no token has this sign alone. */
const nothing = "'~'"

const phraseQuery = (phrase: Phrase, place: Place) =>
  `(${adjacent(
    phrase.map((word) => ({ forms: formsOf(word) })),
    place,
  )})`

/** The `tsquery` of the typed words of a concept. */
export const typedQuery = ({ terms }: Concept, place: Place = {}) =>
  `(${terms.map((term) => termQuery(term, place)).join(' & ')})`

/** The `tsquery` of the other words for a concept. */
export const otherQuery = ({ synonyms, related }: Concept, place: Place = {}) => {
  const phrases = [...synonyms, ...related].map((phrase) => phraseQuery(phrase, place))
  return phrases.length > 0 ? `(${phrases.join(' | ')})` : nothing
}

/** The `tsquery` of a concept in any of its words. */
export function conceptQuery(concept: Concept, place: Place = {}): string {
  const others = otherQuery(concept, place)
  const typed = typedQuery(concept, place)
  return others === nothing ? typed : `(${typed} | ${others})`
}

/** The `tsquery` of any of these sets of concepts, under the conditions of the search. */
export function setsQuery(
  concepts: readonly Concept[],
  sets: readonly (readonly number[])[],
  { search, titles = false }: { search: Search; titles?: boolean },
): string {
  const alternatives = sets.map((set) =>
    set.flatMap((place) => concepts[place] ?? []).map((one) => conceptQuery(one, { titles })).join(' & '),
  )
  const query = alternatives.map((one) => `(${one})`).join(' | ')
  return [`(${query})`, ...conditionsOf(search)].join(' & ')
}
