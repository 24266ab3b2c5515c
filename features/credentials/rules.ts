import { inLocale } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { Credential } from './contract'

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

/** The fields of a credential that a search covers. */
export const searchedFields = ['name', 'description'] as const

/** The values of a credential that the filters of the list are compared with. */
export const filterValues = {
  type: ({ type }: Credential) => [type],
  country: ({ country_id }: Credential) => [country_id],
  year: ({ date }: Credential) => [date.slice(0, 4)],
}

/** The metadata of a credential's page; its address is the same in both languages. */
export function credentialHead(credential: Credential, locale: Locale) {
  return {
    title: inLocale(credential, 'name', locale),
    description: plainText(inLocale(credential, 'description', locale)),
    paths: samePath(routes.credential(credential.id)),
  }
}
