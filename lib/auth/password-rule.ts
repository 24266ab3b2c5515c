import 'server-only'
import { homeCountry } from '@/lib/country/home'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Words of the portal and its country; a password needs more than these. */
const contextWords = [
  'portal',
  'export',
  'ministry',
  homeCountry.name.en.toLowerCase(),
  homeCountry.capital.en.toLowerCase(),
  'password',
  'البوابة',
  'تصدير',
  'وزارة',
  homeCountry.name.ar,
  'عمان',
]

const minOwnCharacters = 4

let common: Set<string> | undefined

function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].map(String))
  return common.has(password)
}

/**
 * Whether a password of sufficient length is easy to guess: one of the 49,000 most used, or made
 * of the person's own name or address or of words of this portal with little besides
 * (RELIABILITY.md 2.2). No mix of character classes is required.
 */
export function isEasilyGuessed(password: string, person: { name: string; email: string }) {
  const text = password.normalize('NFKC').toLowerCase()
  if (isCommon(text)) return true
  const own = [person.name, ...(person.email.split('@')[0] ?? '').split(/[._+-]/)]
    .flatMap((word) => word.toLowerCase().split(/\s+/))
    .filter((word) => word.length >= 3)
  const rest = [...own, ...contextWords]
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && withoutRuns(rest).length < minOwnCharacters
}

/** Digits in order and repeated characters count once. */
function withoutRuns(text: string): string {
  return text.replace(/(.)\1+/gu, '$1').replace(/1234567890?|12345?6?|123/g, '1')
}
