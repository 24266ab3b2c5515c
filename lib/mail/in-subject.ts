import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'

/** Mail programs show about this many characters of a name before they cut the subject anywhere. */
const nameLength = 60

/** The beginning of a text, cut after a word where there is one, with an ellipsis. */
export function firstWords(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= length) return line
  const start = letters.slice(0, length).join('')
  const end = start.lastIndexOf(' ')
  return `${(end > length / 2 ? start.slice(0, end) : start).replace(/[\s,;:،؛]+$/u, '')}…`
}

/** A name in the subject of a mail: short, and isolated in the language of the mail. */
export function inSubject(name: string, locale: Locale): string {
  return isolated(firstWords(name, nameLength), locale)
}
