import 'server-only'
import { tariffWords } from '@/features/hs-nomenclature/server/hs-nomenclature'
import type { Executor } from '@/lib/db/database'
import { isArabicText } from '@/lib/i18n/fold'
import { distance, isMistypedArabic, nearest } from '@/lib/search/nearest'
import { withoutArticle } from '@/lib/search/stems'
import { isEmptyWord, tokensIn } from '@/lib/search/tokens'
import { loadLookups } from './lookups'
import { selectAlike, selectKnown, selectPrefixMatches } from './spelling.sql'

/** The words of documents that start with these letters, the shortest first. */
export function prefixMatches(db: Executor, letters: string): Promise<string[]> {
  return selectPrefixMatches(db, letters)
}

/** Those of some words that occur in documents. */
export function knownWords(db: Executor, tokens: readonly string[]): Promise<Set<string>> {
  return selectKnown(db, tokens)
}

/** The words of documents that are similar to each of these. */
export function alikeWords(db: Executor, tokens: readonly string[]) {
  return selectAlike(db, tokens)
}

interface Correction {
  /** The typed text with corrected words, folded. */
  text: string
  /** A short word is not, and with two mistakes only a long one is. */
  isSure: boolean
}

/**
 * A text with each unknown word replaced by two known words that were written as one, or by the
 * nearest word of records; null where there is none for one of them, since a text with a word that
 * nothing has would find nothing.
 */
export async function correctionOf(
  db: Executor,
  typed: string,
  unknown: readonly string[],
): Promise<Correction | null> {
  if (unknown.length === 0) return null
  const [apart, alike] = await Promise.all([
    splitWords(db, unknown),
    selectAlike(
      db,
      unknown.map((word) => withoutArticle(word)),
    ),
  ])
  const corrections = new Map(
    unknown.flatMap((word): [string, string][] => {
      const bare = withoutArticle(word)
      const other = apart.get(word) ?? nearest(bare, (alike.get(bare) ?? []).filter(mayBe(bare)))
      return other === null ? [] : [[word, other]]
    }),
  )
  if (corrections.size < new Set(unknown).size) return null
  const isSure = [...corrections].every(
    ([word, other]) =>
      apart.has(word) ||
      isArabicText(word) ||
      (distance(word, other) === 1 && !isOtherAcronym(word, other)) ||
      word.length >= minSurelyMistyped,
  )
  const tokens = tokensIn(typed).map(({ word }) => corrections.get(word) ?? word)
  return { text: tokens.join(' '), isSure }
}

/**
 * Whether a word of records is one that a person may have mistyped. Most Arabic words are in no list,
 * so another letter is rather another word: only a surely mistyped one is corrected at all.
 */
const mayBe = (word: string) => (other: string) =>
  !isArabicText(word) || isMistypedArabic(word, other)

/** A Latin word of so many letters may be an acronym. */
const maxAcronym = 4

/** With another letter an acronym is another one: `cepa` is no `jepa`, but `olve` may be `olive`. */
const isOtherAcronym = (word: string, other: string) =>
  word.length <= maxAcronym && (word.length === other.length || word[0] !== other[0])

/** The letters of a word that stays what it was with two of them wrong: `brexit` is no `breast`. */
const minSurelyMistyped = 8

const minPart = 3

/** Words that are two known words without the space between them: `شركةادوية`, `oliveoil`. */
async function splitWords(
  db: Executor,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const splits = tokens.map((word) => ({
    word,
    parts: Array.from({ length: Math.max(0, word.length - 2 * minPart + 1) }, (_, at) => ({
      left: word.slice(0, at + minPart),
      right: word.slice(at + minPart),
    })),
  }))
  const parts = splits.flatMap((one) => one.parts)
  if (parts.length === 0) return new Map()
  const bare = parts.flatMap(({ left, right }) => [left, right]).map((part) => withoutArticle(part))
  const [known, tariff, { places, kinds }] = await Promise.all([
    selectKnown(db, bare),
    tariffWords(),
    loadLookups(db),
  ])
  const isKnown = (part: string) =>
    known.has(withoutArticle(part)) ||
    tariff.has(part) ||
    places([part]) !== null ||
    kinds([part]) !== null
  return new Map(
    splits.flatMap(({ word, parts: pairs }): [string, string][] => {
      const [best] = pairs
        .filter(({ left, right }) =>
          [left, right].every((part) => isKnown(part) && !isEmptyWord(part)),
        )
        .toSorted((a, b) => shorter(b) - shorter(a))
      return best ? [[word, `${best.left} ${best.right}`]] : []
    }),
  )
}

const shorter = ({ left, right }: { left: string; right: string }) =>
  Math.min(left.length, right.length)
