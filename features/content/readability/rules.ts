import { plainText } from '@/lib/html/plain-text'
import type { Locale } from '@/lib/i18n/locale'
import { countWords, sentencesIn } from '@/lib/i18n/text-segments'

/** Longer sentences and paragraphs are hard to read on a screen, in words. */
export const longest = { sentence: 25, paragraph: 100 } as const

/** A shorter text is read in any form. */
const fewWords = 40

const blockEnd = /<\/(?:p|li|h[1-6]|td|th|caption|figcaption|blockquote)>/i

/** The paragraphs of a text, or of HTML, where each of its blocks is one. */
function paragraphsIn(text: string): string[] {
  const parts = /<[a-z]/i.test(text) ? text.split(blockEnd).map(plainText) : text.split(/\n\s*\n/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** How a text reads: its long sentences and paragraphs; null for one of few words. */
export interface Readability {
  longSentences: number
  longParagraphs: number
  /** The longest sentence, where it is a long one. */
  longestSentence: string | null
}

export function readabilityOf(text: string, locale: Locale): Readability | null {
  const paragraphs = paragraphsIn(text).map((part) => ({ part, count: countWords(part, locale) }))
  const total = paragraphs.reduce((sum, { count }) => sum + count, 0)
  if (total < fewWords) return null
  const long = paragraphs
    .flatMap(({ part }) => sentencesIn(part, locale))
    .map((sentence) => ({ text: sentence, count: countWords(sentence, locale) }))
    .filter(({ count }) => count > longest.sentence)
    .toSorted((a, b) => b.count - a.count)
  return {
    longSentences: long.length,
    longParagraphs: paragraphs.filter(({ count }) => count > longest.paragraph).length,
    longestSentence: long[0]?.text ?? null,
  }
}
