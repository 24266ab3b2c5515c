import { phraseOf, type Phrase } from './phrases'
import { withoutArticle } from './stems'
import { formsOf, isEmptyWord } from './tokens'

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
export type Thesaurus<Meaning> = (tokens: readonly string[]) => Entry<Meaning> | null

const stemOf = (word: string) => formsOf(word).at(-1) ?? word

/** From the spelling as it is to the stem: a name is first looked for as it is written. */
const spellings: readonly ((word: string) => string)[] = [(word) => word, withoutArticle, stemOf]

/** The words of a phrase without stop words, unless it has no others. */
function tellingWords(phrase: Phrase): Phrase {
  const telling = phrase.filter((word) => !isEmptyWord(word))
  return telling.length > 0 ? telling : phrase
}

const keyOf = (phrase: Phrase, form: (word: string) => string) =>
  tellingWords(phrase).map(form).join(' ')

interface Named<Meaning> {
  meaning: Meaning
  phrases: readonly Phrase[]
  related: readonly Phrase[]
}

const phrasesOf = (names: readonly string[]) =>
  names.map(phraseOf).filter(({ length }) => length > 0)

/** Builds the lookup of groups of names. */
export function thesaurusOf<Meaning>(groups: readonly WordGroup<Meaning>[]): Thesaurus<Meaning> {
  const indexes = spellings.map(() => new Map<string, Set<Named<Meaning>>>())
  let longest = 0
  for (const { names, related = [], meaning } of groups) {
    const named = { meaning, phrases: phrasesOf(names), related: phrasesOf(related) }
    for (const phrase of named.phrases) {
      longest = Math.max(longest, tellingWords(phrase).length)
      spellings.forEach((form, level) => {
        const key = keyOf(phrase, form)
        const found = indexes[level]?.get(key) ?? new Set()
        indexes[level]?.set(key, found.add(named))
      })
    }
  }
  const groupsOf = (phrase: Phrase) => {
    for (const [level, form] of spellings.entries()) {
      const found = indexes[level]?.get(keyOf(phrase, form))
      if (found) return [...found]
    }
    return null
  }
  return (tokens) => {
    for (let length = Math.min(longest, tokens.length); length > 0; length -= 1) {
      const typed = tokens.slice(0, length)
      const found = groupsOf(typed)
      if (found) return { length, ...entryOf(found, typed) }
    }
    return null
  }
}

/** What groups mean and find besides the typed phrase, each stem once. */
function entryOf<Meaning>(groups: readonly Named<Meaning>[], typed: Phrase) {
  const seen = new Set([keyOf(typed, stemOf)])
  const fresh = (phrase: Phrase) => {
    const stems = keyOf(phrase, stemOf)
    return !seen.has(stems) && seen.add(stems).size > 0
  }
  return {
    meanings: groups.map(({ meaning }) => meaning),
    phrases: groups.flatMap(({ phrases }) => phrases).filter(fresh),
    related: groups.flatMap(({ related }) => related).filter(fresh),
  }
}
