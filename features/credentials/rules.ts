import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import type { Credential } from './contract'
import type { CredentialState } from './search-params'

/** The page id of the credentials (spec part 1 section 2.1). */
export const credentialsPageId = 91

/** How long a credential is 'recent', in days (spec part 2 section 9). */
export const recentDays = 30

const dayMs = 86_400_000

/** Whether a credential's date is within the last 30 days, on a day of the portal's time zone. */
export function isRecent({ date }: Pick<Credential, 'date'>, day: string): boolean {
  const age = (Date.parse(day) - Date.parse(date)) / dayMs
  return age >= 0 && age <= recentDays
}

/** Status 1 is active; anything else is not (spec part 2 section 2). */
export function isActive({ status }: Pick<Credential, 'status'>): boolean {
  return status === 1
}

/** The texts of a credential that a search looks into. */
export const searchedFields = ['name', 'description'] as const

/** Whether filters mean this credential, where the provider does not; the year is compared as text. */
export function matchesCredential(
  credential: Credential,
  { q, type, country, year }: CredentialState['filters'],
): boolean {
  const texts = searchedFields.flatMap((field) => Object.values(textsOf(credential, field)))
  const any = (chosen: readonly string[], own: string) =>
    chosen.length === 0 || chosen.includes(own)
  return (
    any(type, String(credential.type)) &&
    any(country, String(credential.country_id)) &&
    any(year, credential.date.slice(0, 4)) &&
    mentions(texts, q[0] ?? '')
  )
}

/** Credentials as the list shows them: the newest first. */
export function orderCredentials(credentials: Credential[]): Credential[] {
  return credentials.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
}

/** What the head of a credential's page says; its address is the same in both languages. */
export function credentialHead(credential: Credential, locale: Locale) {
  const path = routes.credential(credential.id)
  return {
    title: inLocale(credential, 'name', locale),
    description: plainText(inLocale(credential, 'description', locale)),
    paths: { en: path, ar: path },
  }
}
