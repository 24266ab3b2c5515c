import { firstWords } from '@/lib/i18n/first-words'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'

/** Mail programs show about this many characters of a name before they cut the subject anywhere. */
const nameLength = 60

/** A name in the subject of a mail: short, and isolated in the language of the mail. */
export function inSubject(name: string, locale: Locale): string {
  return isolated(firstWords(name, nameLength), locale)
}
