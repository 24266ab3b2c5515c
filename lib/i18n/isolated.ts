import type { Locale } from './locale'

const [fsi, pdi] = ['\u2068', '\u2069']
const otherLetters = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u } as const

/**
 * A text for a place inside a sentence of the page's language, where no element can isolate it:
 * titles, labels of attributes, mails. One that has letters of the other script or begins with a
 * sign comes in Unicode isolates (FSI, PDI), so that neither changes the order of the other; any
 * other text comes as it is, and so does a list whose names are isolated already. In HTML, an
 * element of its own is `<bdi>`.
 */
export function isolated(text: string, locale: Locale): string {
  const isSafe = /^[\p{L}\p{N}]/u.test(text) && !otherLetters[locale].test(text)
  return isSafe || text === '' || text.includes(fsi) ? text : `${fsi}${text}${pdi}`
}
