import type { Locale } from './locale'

const letters = { ar: /\p{Script=Arabic}/gu, en: /\p{Script=Latin}/gu } as const

const lettersIn = (text: string) => ({
  ar: text.match(letters.ar)?.length ?? 0,
  en: text.match(letters.en)?.length ?? 0,
})

/** The language whose letters a text mostly has; null for one with as many of each, or none. */
export function scriptOf(text: string): Locale | null {
  const { ar, en } = lettersIn(text)
  if (ar === en) return null
  return ar > en ? 'ar' : 'en'
}

/** Parts of words that are the same in both languages: addresses, fields of templates, digits. */
const sameInBoth = /@|:\/\/|^www\.|\p{L}\.[a-z]{2,}|^\{\w+\}|\p{N}/u

/** Whether a word is the same in both languages, as short words in capitals are too: HACCP. */
const isCode = (word: string) =>
  sameInBoth.test(word) || word.split(/\P{L}+/u).every((part) => /^[A-Z]{0,5}$/.test(part))

/** The most letters of a name that is written alike in both languages. */
const shortName = 3

/**
 * Whether a text seems to be written in the other language than the one of its field: in Arabic it
 * has no Arabic letter, in English mostly Arabic ones. Codes, addresses, numbers and short names are
 * the same in both.
 */
export function isInOtherScript(text: string, language: Locale): boolean {
  const tokens = text.split(/\s+/).filter((word) => !isCode(word))
  const { ar, en } = lettersIn(tokens.join(' '))
  return language === 'ar' ? lettersIn(text).ar === 0 && en > shortName : ar > en && ar > shortName
}
