import 'server-only'
import { tariffWords } from '@/features/hs-nomenclature/server/hs-nomenclature'
import type { Executor } from '@/lib/db/database'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import { isArabicText } from '@/lib/i18n/fold'
import { distance, nearest } from '@/lib/search/nearest'
import type { Search } from '@/lib/search/query'
import { englishStem, withoutArticle } from '@/lib/search/stems'
import { isChatAlphabet, soundDistance, soundOf } from '@/lib/search/transliteration'
import { LRUCache } from 'lru-cache'
import { alikeWords, knownWords } from './spelling'
import { conceptQuery } from '../rules/scoring'
import { meaningOf, type Concept, type Meaning } from '../rules/meaning'
import { isMatter, missingShare, weighed, type Weighed } from '../rules/weighing'
import { englishWords } from '@/lib/search/english-words'
import { loadLookups } from './lookups'
import { countMatches, countRecords, selectSounds } from './understanding.sql'

/** A search with what its words mean and how rare each of them is. */
export interface Understood extends Omit<Meaning, 'concepts'> {
  search: Search
  concepts: readonly Weighed[]
  /** Words that are in no record, no tariff, no synonym and no list of words. */
  unknown: readonly string[]
  /** Whether most of what it names is in no record, and not mistyped; goods with other names are no such thing. */
  isStrange: boolean
}

/** With more than this share of a search in no record, it is about things that the portal has not. */
const strangeShare = 0.62
const surelyStrange = 2

const rememberedQueries = 5_000
/** How rare a word is may be some minutes old. */
const rememberedMs = 600_000

const frequencies = oncePerDatabase(
  () => new LRUCache<string, number>({ max: rememberedQueries, ttl: rememberedMs }),
)

const allRecords = 'all records'

interface Frequencies {
  /** The number of records that match each concept. */
  matches: readonly number[]
  /** The number of those that have it in their titles or subjects. */
  heads: readonly number[]
  /** The number of all records that are counted. */
  records: number
}

async function frequenciesOf(db: Executor, concepts: readonly Concept[]): Promise<Frequencies> {
  const anywhere = concepts.map((one) => conceptQuery(one))
  const inHeads = concepts.map((one) => conceptQuery(one, { weights: 'AB' }))
  const queries = [...anywhere, ...inHeads]
  const known = frequencies(db)
  const missing = queries.filter((query) => !known.has(query))
  const [found, records] = await Promise.all([
    missing.length > 0 ? countMatches(db, missing) : [],
    known.get(allRecords) ?? countRecords(db),
  ])
  for (const [place, query] of missing.entries()) known.set(query, found[place] ?? 0)
  known.set(allRecords, records)
  const counted = queries.map((query) => known.get(query) ?? 0)
  return {
    matches: counted.slice(0, concepts.length),
    heads: counted.slice(concepts.length),
    records,
  }
}

/**
 * What a search means: its words as places, kinds of records and goods with their other names, each
 * with its rarity. A word that no record has is read by its sound in the other script.
 */
export async function understand(db: Executor, search: Search, typed: string): Promise<Understood> {
  const lookups = await loadLookups(db)
  const meaning = meaningOf(search, typed, lookups)
  const before = await frequenciesOf(db, meaning.concepts)
  const isMissing = (concept: Concept, place: number) =>
    before.matches[place] === 0 && concept.role !== 'side' && wordOf(concept) !== null
  if (!meaning.concepts.some(isMissing)) {
    return { ...meaning, search, unknown: [], isStrange: false, concepts: weighed(meaning, before) }
  }
  const missing = meaning.concepts.filter(isMissing).flatMap((one) => wordOf(one) ?? [])
  const strange = await unknownOf(missing)
  const verbs = await nounsOf(db, strange)
  const others = strange.filter((word) => !verbs.has(word))
  const sounds = await soundsLike(db, await withoutLikeness(db, others))
  const concepts = meaning.concepts.map((concept) => {
    const word = wordOf(concept) ?? ''
    const tokens = verbs.get(word) ?? sounds.get(word) ?? []
    return tokens.length > 0 ? { ...concept, synonyms: tokens.map((word) => [word]) } : concept
  })
  const after = await frequenciesOf(db, concepts)
  const unknown = others.filter((word) => (sounds.get(word) ?? []).length === 0)
  const unmatched = missing.filter((word) => !verbs.has(word) && !(sounds.get(word)?.length ?? 0))
  const isThingFound = concepts.some(
    (one, place) => isMatter(one) && one.synonyms.length > 0 && (after.matches[place] ?? 0) > 0,
  )
  // One word in no list may be mistyped; a question has words that no record has.
  const isStrange =
    !meaning.isQuestion &&
    !isThingFound &&
    (unmatched.length >= surelyStrange || unmatched.some((word) => !unknown.includes(word))) &&
    missingShare({ concepts }, after) > strangeShare
  return {
    ...meaning,
    search,
    concepts: weighed({ ...meaning, concepts }, after),
    unknown,
    isStrange,
  }
}

/** The letter of a person before an Arabic verb: 'I price', 'we price', 'it prices'. */
const personOfVerb = /^[انتي](?=\p{L}{3,})/u

/** The nouns of records for Arabic verbs of a person: `سعر` for `أسعر`. */
async function nounsOf(
  db: Executor,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const verbs = tokens.filter((word) => isArabicText(word) && personOfVerb.test(word))
  if (verbs.length === 0) return new Map()
  const known = await knownWords(
    db,
    verbs.map((word) => word.slice(1)),
  )
  return new Map(
    verbs.flatMap((word): [string, string[]][] =>
      known.has(word.slice(1)) ? [[word, [word.slice(1)]]] : [],
    ),
  )
}

/** Those of some words that are not one mistake away from a word of records in their own script. */
async function withoutLikeness(db: Executor, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return []
  const bare = tokens.map((word) => withoutArticle(word))
  const alike = await alikeWords(db, bare)
  return tokens.filter((_, place) => {
    const word = bare[place] ?? ''
    const near = nearest(word, alike.get(word) ?? [])
    // People seldom mistype the first letter: `zait` is no `wait`.
    return near === null || near[0] !== word[0] || distance(word, near) > 1
  })
}

const isSpoken = (word: string) => /^\p{L}{3,30}$/u.test(word) || isChatAlphabet(word)

/** The word of a concept that is one word of letters, without other words for it. */
function wordOf({ terms, synonyms }: Concept): string | null {
  const [term] = terms
  const isWord = terms.length === 1 && synonyms.length === 0
  return isWord && term && isSpoken(term.word) ? term.word : null
}

const soundsLimit = 3
const soundTolerance = 1

/** Words of records and of the tariff in the other script that sound like these, the nearest first. */
async function soundsLike(
  db: Executor,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const keys = tokens.flatMap((word) => soundOf(word) ?? [])
  if (keys.length === 0) return new Map()
  const known = await selectSounds(db, keys)
  return new Map(
    tokens.map((word) => {
      const near = known
        .filter(
          (one) => one.sound === soundOf(word) && isArabicText(one.word) !== isArabicText(word),
        )
        .map((one) => ({ word: one.word, apart: soundDistance(word, one.word) }))
        .filter(({ apart }) => apart <= soundTolerance)
        .toSorted((a, b) => a.apart - b.apart)
      const least = near[0]?.apart
      return [
        word,
        near
          .filter(({ apart }) => apart === least)
          .map((one) => one.word)
          .slice(0, soundsLimit),
      ]
    }),
  )
}

/** Those of some words that no list knows. */
async function unknownOf(tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return []
  const [tariff, english] = await Promise.all([tariffWords(), englishWords()])
  const isKnown = (word: string) => {
    const spellings = [word, withoutArticle(word), singular(word)]
    return spellings.some((one) => tariff.has(one) || english.has(one))
  }
  return tokens.filter((word) => !isKnown(word))
}

const singular = (word: string) => (isArabicText(word) ? word : englishStem(word))

/** Each concept with the number of records that it finds alone, as a person would type it. */
export async function matchesOfEach(db: Executor, concepts: readonly Weighed[]) {
  const { matches } = await frequenciesOf(db, concepts)
  return concepts.map(({ terms, weight }, place) => ({
    q: terms.map(({ word }) => word).join(' '),
    weight,
    total: matches[place] ?? 0,
  }))
}
