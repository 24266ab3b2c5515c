import { tokensIn } from './tokens'

/** A phrase as its folded tokens, the same for every spelling of its letters. */
export type Phrase = readonly string[]

export const phraseOf = (text: string): Phrase => tokensIn(text).map(({ word }) => word)

/** The phrases of a list that are in it already, in whatever spelling. */
export function repeatedPhrases(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = phraseOf(text).join(' ')
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
