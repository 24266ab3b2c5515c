import { explanation } from '@/lib/search/kind-words'
import type { Search, Term } from '@/lib/search/query'
import type { Phrase } from '@/lib/search/phrases'
import type { Entry, Thesaurus } from '@/lib/search/thesaurus'
import type { SearchType } from '../kinds/contract'

/** One thing that a search names: the typed words, and other words for it. */
export interface Concept {
  terms: readonly Term[]
  synonyms: readonly Phrase[]
  /** Words for more special things, which count less. */
  related: readonly Phrase[]
  /** The types that the words choose; they need not occur in a record. */
  kinds: readonly SearchType[]
}

export interface Lookups {
  places: Thesaurus<string>
  kinds: Thesaurus<readonly SearchType[]>
  synonyms: Thesaurus<null>
}

/** What a search means. */
export interface Meaning {
  concepts: readonly Concept[]
  /** The types that it asks for, without those that only a question suggests. */
  kinds: readonly SearchType[]
  /** Whether it is a question, which an answer or a guide may explain. */
  isQuestion: boolean
}

/** `us` is a market, but not in 'contact us'. */
const beforeUs = /\b(?:contact|about|call|reach|join|with|follow|email|tell|find|visit)\s+us\b/i

/** Reads names of places, words for kinds and synonyms in the words of a search, the longest first. */
export function meaningOf(search: Search, typed: string, lookups: Lookups): Meaning {
  const concepts: Concept[] = []
  const { terms } = search
  for (let at = 0; at < terms.length;) {
    const tokens = terms.slice(at).map(({ word }) => word)
    const isPronoun = tokens[0] === 'us' && beforeUs.test(typed)
    const place = isPronoun ? null : lookups.places(tokens)
    const kind = lookups.kinds(tokens)
    const synonym = lookups.synonyms(tokens)
    const length = Math.max(place?.length ?? 0, kind?.length ?? 0, synonym?.length ?? 0, 1)
    const read = <Meant>(entry: Entry<Meant> | null) => (entry?.length === length ? entry : null)
    const found = [read(place), read(synonym)].flatMap((one) => one ?? [])
    concepts.push({
      terms: terms.slice(at, at + length),
      synonyms: found.flatMap(({ phrases }) => phrases),
      related: found.flatMap(({ related }) => related),
      kinds: read(place) ? [] : (read(kind)?.meanings.flat() ?? []),
    })
    at += length
  }
  return {
    concepts,
    kinds: [...new Set(concepts.flatMap(({ kinds }) => kinds))],
    isQuestion: explanation.test(typed),
  }
}

/** A concept with how rare it is: `weight` is its share of the meaning of the search, from 0 to 1. */
export interface Weighed extends Concept {
  weight: number
}

/** A word for a kind of record says less than others. */
const kindShare = 0.35

/**
 * Weighs concepts by their rarity (inverse document frequency, as in BM25): a word in every second
 * record says little, a word in two records says nearly everything.
 */
export function weighed(
  concepts: readonly Concept[],
  matches: readonly number[],
  records: number,
): Weighed[] {
  const onlyKinds = concepts.every(({ kinds }) => kinds.length > 0)
  const rarities = concepts.map(({ kinds }, place) => {
    const found = Math.min(matches[place] ?? 0, records)
    const rarity = Math.log(1 + (records - found + 0.5) / (found + 0.5))
    return kinds.length > 0 && !onlyKinds ? rarity * kindShare : rarity
  })
  const sum = rarities.reduce((all, one) => all + one, 0) || 1
  return concepts.map((concept, place) => ({ ...concept, weight: (rarities[place] ?? 0) / sum }))
}

/** The share of the meaning that a record must have where none has all of it. */
const leastShare = 0.6
/** Of a long text, in which people say more than records do. */
const leastShareOfMany = 0.4
const many = 4
/** A concept with less than this share of the greatest may be missing in any result. */
const negligible = 0.3
const mostCombined = 8

/** Whether records with a part of the meaning are found too, however many have all of it. */
export const isLoose = ({ concepts, isQuestion }: Pick<Meaning, 'concepts' | 'isQuestion'>) =>
  concepts.length >= many || (isQuestion && concepts.length > 1)

/** Whether a result must have everything that says something, the greater part, or anything. */
export type Mode = 'all' | 'most' | 'any'

/**
 * The concepts that a result must have: all that say something, or, with `most`, any set of them
 * with the greater part of the meaning; sets without superfluous members, by their places.
 */
export function requiredOf(concepts: readonly Weighed[], mode: Mode): number[][] {
  if (mode === 'any') return concepts.map((_, place) => [place])
  const isOfKind = (place: number) => (concepts[place]?.kinds.length ?? 0) > 0
  const places = concepts.map((_, place) => place)
  const named = places.filter((place) => !isOfKind(place))
  const candidates = named.length > 0 ? named : places
  const weight = (place: number) => concepts[place]?.weight ?? 0
  const greatest = Math.max(...candidates.map(weight))
  const telling = candidates.filter((place) => weight(place) >= greatest * negligible)
  if (mode === 'all') return [telling]
  const heaviest = telling.toSorted((a, b) => weight(b) - weight(a)).slice(0, mostCombined)
  const total = heaviest.reduce((sum, place) => sum + weight(place), 0)
  const share = heaviest.length < many ? leastShare : leastShareOfMany
  return minimalSets(
    heaviest,
    (set) => set.reduce((sum, one) => sum + weight(one), 0) >= total * share,
  )
}

function minimalSets(places: readonly number[], isEnough: (set: readonly number[]) => boolean) {
  const sets: number[][] = []
  for (let size = 1; size <= places.length; size += 1) {
    for (const set of combinations(places, size)) {
      const isSuperfluous = sets.some((known) => known.every((place) => set.includes(place)))
      if (!isSuperfluous && isEnough(set)) sets.push(set)
    }
  }
  return sets
}

function combinations(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return places.flatMap((place, at) =>
    combinations(places.slice(at + 1), size - 1).map((rest) => [place, ...rest]),
  )
}
