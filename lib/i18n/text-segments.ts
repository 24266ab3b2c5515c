import { formatLocale, type Locale } from './locale'
import { perLocale } from './per-locale'

const segmenters = (granularity: 'sentence' | 'word') =>
  perLocale((locale) => new Intl.Segmenter(formatLocale[locale], { granularity }))

const bySentence = segmenters('sentence')
const byWord = segmenters('word')

/** The sentences of a text, by the rules of its language. */
export function sentencesIn(text: string, locale: Locale): string[] {
  return [...bySentence(locale).segment(text)].map(({ segment }) => segment.trim())
}

/** The number of words in a text; digits are words, and marks are none. */
export function countWords(text: string, locale: Locale): number {
  let count = 0
  for (const { isWordLike } of byWord(locale).segment(text)) if (isWordLike) count += 1
  return count
}
