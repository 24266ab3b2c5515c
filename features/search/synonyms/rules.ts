import { phraseOf, type Phrase } from '@/lib/search/phrases'
import { withoutArticle } from '@/lib/search/stems'
import { formsOf } from '@/lib/search/tokens'

/** A group of phrases that mean the same, and phrases that it finds but which do not find it. */
export interface SynonymGroup {
  terms: readonly string[]
  related: readonly string[]
}

export interface Alternatives {
  /** How many of the tokens the phrase of the group takes. */
  length: number
  /** The other phrases of its groups. */
  phrases: readonly Phrase[]
  /** Phrases that its groups find one way only. */
  related: readonly Phrase[]
}

export interface SynonymLookup {
  /**
   * The other phrases for the longest phrase of a group with which folded tokens begin, in any number
   * and with or without an article; null where none begins so.
   */
  alternatives: (tokens: readonly string[]) => Alternatives | null
}

/** From the spelling as it is to the stem: a phrase is first looked for as it is written. */
const spellings: readonly ((token: string) => string)[] = [
  (token) => token,
  withoutArticle,
  (token) => formsOf(token).at(-1) ?? token,
]

const stemsOf = (phrase: Phrase) => keyOf(phrase, (token) => formsOf(token).at(-1) ?? token)

const keyOf = (phrase: Phrase, form: (token: string) => string) => phrase.map(form).join(' ')

/** Makes the lookup of synonyms from their groups. */
export function lookupOf(groups: readonly SynonymGroup[]): SynonymLookup {
  const indexes = spellings.map(() => new Map<string, Set<FoldedGroup>>())
  let longest = 0
  for (const group of groups.map(foldedGroup)) {
    for (const phrase of group.terms) {
      longest = Math.max(longest, phrase.length)
      spellings.forEach((form, level) => {
        const key = keyOf(phrase, form)
        const found = indexes[level]?.get(key) ?? new Set()
        indexes[level]?.set(key, found.add(group))
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
  return {
    alternatives: (tokens) => {
      for (let length = Math.min(longest, tokens.length); length > 0; length -= 1) {
        const typed = tokens.slice(0, length)
        const found = groupsOf(typed)
        if (found) return { length, ...othersOf(found, typed) }
      }
      return null
    },
  }
}

interface FoldedGroup {
  terms: readonly Phrase[]
  related: readonly Phrase[]
}

function foldedGroup({ terms, related }: SynonymGroup): FoldedGroup {
  const phrases = (texts: readonly string[]) =>
    texts.map(phraseOf).filter(({ length }) => length > 0)
  return { terms: phrases(terms), related: phrases(related) }
}

/** The phrases of groups but the typed one, each stem once. */
function othersOf(groups: readonly FoldedGroup[], typed: Phrase) {
  const seen = new Set([stemsOf(typed)])
  const fresh = (phrase: Phrase) => {
    const stems = stemsOf(phrase)
    return !seen.has(stems) && seen.add(stems).size > 0
  }
  return {
    phrases: groups.flatMap(({ terms }) => terms).filter(fresh),
    related: groups.flatMap(({ related }) => related).filter(fresh),
  }
}
