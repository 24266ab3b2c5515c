import type { Concept, Meaning } from './meaning'

/** A concept with how rare it is: `weight` is its share of the meaning of the search, from 0 to 1. */
export interface Weighed extends Concept {
  weight: number
  /** Whether a title or a subject has it, or it is a number: records are about it. */
  isSubject: boolean
}

/** The records that match each concept, those with it in titles or subjects, and all that are counted. */
interface Counts {
  matches: readonly number[]
  heads: readonly number[]
  records: number
}

/** A word for a kind of record says less than others. */
const kindShare = 0.35
/** Next to no more than a governorate, the kind is what is looked for, however many records name it. */
const leastOfKind = 5
/** So does a word for what a person wants to do, and a year. */
const actionShare = 0.6
const yearShare = 0.6
/** A market is named on purpose. */
const placeShare = 1.6
/** A governorate is where companies are, next to what they make. */
const localShare = 0.6
/** Where something is done says less than what is done. */
const whereShare = 0.5
/** Papers that somebody must have outweigh the goods that they are for. */
const papersShare = 2.2
/** A word in no title and no subject says less: it is what is done with things, seldom a thing. */
const bodyShare = 0.4

const isYear = (concept: Concept | undefined) =>
  concept?.terms.some(({ word }) => /^(?:19|20)\d\d$/.test(word)) ?? false

const isNumber = (concept: Concept | undefined) =>
  concept?.terms.some(({ word }) => /\p{N}/u.test(word)) ?? false

/** A number, or what has other names: it is a thing also where no record is about it. */
const isThing = (concept: Concept | undefined) =>
  isNumber(concept) || (concept?.synonyms.length ?? 0) > 0

const isPapers = (concept: Concept | undefined) =>
  concept?.terms.some(({ word }) =>
    /^(?:documents?|paperwork|(?:ال)?(?:وثايق|وثائق|مستندات|اوراق))$/.test(word),
  ) ?? false

/** What a text is about, next to the place. */
export const isMatter = ({ role, kinds, isPlace, isLocal }: Concept) =>
  !isPlace && !isLocal && kinds.length === 0 && role !== 'side' && role !== 'own'

/** The inverse document frequency of what so many of all records have. */
function rarityOf(matches: number, records: number): number {
  const found = Math.min(matches, records)
  return Math.log(1 + (records - found + 0.5) / (found + 0.5))
}

/**
 * Weighs concepts by their rarity (inverse document frequency, as in BM25): a word in every second
 * record says little, a word in two records says nearly everything.
 */
export function weighed(
  { concepts, isTask, isAboutPapers }: Pick<Meaning, 'concepts' | 'isTask' | 'isAboutPapers'>,
  { matches, heads, records }: Counts,
): Weighed[] {
  const onlyKinds = concepts.every(({ kinds }) => kinds.length > 0)
  const hasMatter = concepts.some(isMatter)
  const isOfLocal = !hasMatter && concepts.some(({ isLocal }) => isLocal)
  const rarities = concepts.map(({ kinds, role, isPlace, isLocal }, place) => {
    const rarity = rarityOf(matches[place] ?? 0, records)
    if (kinds.length > 0 && isOfLocal) return Math.max(rarity, leastOfKind)
    if (kinds.length > 0) return onlyKinds ? rarity : rarity * kindShare
    if (role !== 'subject') return rarity * (role === 'action' ? actionShare : kindShare)
    if (isYear(concepts[place])) return rarity * yearShare
    if (isAboutPapers && isPapers(concepts[place])) return rarity * papersShare
    if (isTask && hasMatter && (isPlace || isLocal)) return rarity * whereShare
    if (isPlace) return rarity * placeShare
    if (isLocal && hasMatter) return rarity * localShare
    return heads[place] === 0 && !isThing(concepts[place]) ? rarity * bodyShare : rarity
  })
  const sum = rarities.reduce((all, one) => all + one, 0) || 1
  return concepts.map((concept, place) => ({
    ...concept,
    weight: (rarities[place] ?? 0) / sum,
    isSubject: heads[place] !== 0 || isThing(concept),
  }))
}

/**
 * The share of what a search names that no record has, from 0 to 1: with most of it missing, what
 * has one of the other words is there by accident.
 */
export function missingShare(
  { concepts }: Pick<Meaning, 'concepts'>,
  { matches, records }: Counts,
): number {
  const named = concepts.flatMap(({ role, kinds }, place) =>
    role === 'subject' && kinds.length === 0 ? [rarityOf(matches[place] ?? 0, records)] : [],
  )
  const sum = named.reduce((all, one) => all + one, 0)
  const unmatched = rarityOf(0, records)
  const missing = named.filter((one) => one === unmatched).length * unmatched
  return sum === 0 ? 0 : missing / sum
}

/** The share of the meaning that a record must have where none has all of it. */
const leastShare = 0.45
/** Of a long text, in which people say more than records do. */
const leastShareOfMany = 0.4
const many = 4
const several = 3
/** A concept with less than this share of the greatest may be missing in any result. */
const negligible = 0.3
const mostCombined = 8

/** Whether records with a part of the meaning are found too, however many have all of it. */
export const isLoose = ({ concepts, isQuestion }: Pick<Meaning, 'concepts' | 'isQuestion'>) =>
  concepts.length >= several || (isQuestion && concepts.length > 1)

/**
 * Whether a result must have all that says something, the greater part, one of it, or any word; of
 * one or any, those that records are about come first, since others are in a text by accident.
 */
export type Mode = 'all' | 'most' | 'one' | 'any'

/**
 * The concepts that a result must have: all that say something, or, with `most`, any set of them
 * with the rarest one and the greater part of the meaning; sets without superfluous members, by
 * their places.
 */
export function requiredOf(concepts: readonly Weighed[], mode: Mode): number[][] {
  const isOfKind = (place: number) =>
    (concepts[place]?.kinds.length ?? 0) > 0 || concepts[place]?.role !== 'subject'
  const places = concepts.map((_, place) => place)
  const named = places.filter((place) => !isOfKind(place))
  if (mode === 'any') {
    const things = named.filter((place) => concepts[place]?.isSubject)
    return (things.length > 0 ? things : places).map((place) => [place])
  }
  const candidates = named.length > 0 ? named : places
  const weight = (place: number) => concepts[place]?.weight ?? 0
  const greatest = Math.max(...candidates.map(weight))
  const telling = candidates.filter((place) => weight(place) >= greatest * negligible)
  if (mode === 'all') return [telling]
  const subjects = telling.filter((place) => concepts[place]?.isSubject)
  if (mode === 'one') return (subjects.length > 0 ? subjects : telling).map((place) => [place])
  const heaviest = (subjects.length > 0 ? subjects : telling)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, mostCombined)
  const total = heaviest.reduce((sum, place) => sum + weight(place), 0)
  const share = heaviest.length < many ? leastShare : leastShareOfMany
  return minimalSets(
    heaviest,
    (set) =>
      (heaviest[0] === undefined || set.includes(heaviest[0])) &&
      set.reduce((sum, one) => sum + weight(one), 0) >= total * share,
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
