import { isArabicText } from '@/lib/i18n/fold'
import { arabicStem, englishStem, withoutArticle } from './stems'
import { isEmptyWord, tokensIn } from './tokens'

/** The folded words of a name, in their order. */
export type Phrase = readonly string[]

/** Names of one thing, as a person writes them, in any language. */
export interface WordGroup<Meaning> {
  names: readonly string[]
  /** Names that the group finds too, but which do not find the group. */
  related?: readonly string[]
  meaning: Meaning
}

/** What the first words of a text mean. */
export interface Entry<Meaning> {
  /** The number of words that were read. */
  length: number
  meanings: readonly Meaning[]
  /** Other names of the same. */
  phrases: readonly Phrase[]
  related: readonly Phrase[]
}

/** Returns the longest name that folded words start with; null without one. */
export type Thesaurus<Meaning> = (words: readonly string[]) => Entry<Meaning> | null

/** The form in which words are compared: plural, ending and article make no difference. */
const keyOf = (word: string) =>
  isArabicText(word) ? arabicStem(withoutArticle(word)) : englishStem(word)

const keysOf = (phrase: Phrase) => phrase.map(keyOf).join(' ')

/** The words of a name without stop words, unless it has no others. */
function phraseOf(name: string): Phrase {
  const words = tokensIn(name).map(({ word }) => word)
  const telling = words.filter((word) => !isEmptyWord(word))
  return telling.length > 0 ? telling : words
}

interface Named<Meaning> {
  group: WordGroup<Meaning>
  phrases: readonly Phrase[]
}

/** Builds the lookup of groups of names. */
export function thesaurusOf<Meaning>(groups: readonly WordGroup<Meaning>[]): Thesaurus<Meaning> {
  const byKeys = new Map<string, Named<Meaning>[]>()
  let longest = 0
  for (const group of groups) {
    const named = { group, phrases: group.names.map(phraseOf).filter((one) => one.length > 0) }
    for (const keys of new Set(named.phrases.map(keysOf))) {
      byKeys.set(keys, [...(byKeys.get(keys) ?? []), named])
    }
    longest = Math.max(longest, ...named.phrases.map((one) => one.length))
  }
  return (words) => {
    for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
      const typed = keysOf(words.slice(0, length))
      const found = byKeys.get(typed)
      if (found) return { length, ...meaningOf(found, typed) }
    }
    return null
  }
}

function meaningOf<Meaning>(found: readonly Named<Meaning>[], typed: string) {
  return {
    meanings: found.map(({ group }) => group.meaning),
    phrases: distinct(
      found.flatMap(({ phrases }) => phrases),
      typed,
    ),
    related: distinct(
      found.flatMap(({ group }) => (group.related ?? []).map(phraseOf)),
      typed,
    ),
  }
}

function distinct(phrases: readonly Phrase[], typed: string): Phrase[] {
  const byKeys = new Map(phrases.map((one) => [keysOf(one), one]))
  byKeys.delete(typed)
  return [...byKeys.values()].filter((one) => one.length > 0)
}
