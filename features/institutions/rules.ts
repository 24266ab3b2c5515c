import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { Institution } from './contract'

/** The page id of the list of institutions (spec part 2 section 2). */
export const institutionsPageId = 150

/** The fields of an institution that a search covers. */
export const searchedFields = ['name', 'description'] as const

/** The values of an institution that the filters of the list are compared with. */
export const filterValues = {
  type: ({ type_id }: Institution) => type_id,
  mode: ({ mode_id }: Institution) => mode_id,
  governorate: ({ gov_id }: Institution) => [gov_id],
}

/** The address of an institution's website, which is stored as a domain or an address. */
export function institutionSite({ website }: Pick<Institution, 'website'>): string | null {
  if (website === null || website.trim() === '') return null
  const address = /^https?:\/\//i.test(website) ? website : `https://${website.trim()}`
  return URL.canParse(address) ? new URL(address).href : null
}

/** The metadata of an institution's page; its address is the same in both languages. */
export function institutionHead(institution: Institution, locale: Locale) {
  return {
    title: inLocale(institution, 'name', locale) || institution.name,
    description: inLocale(institution, 'description', locale),
    paths: samePath(routes.institution(institution.id)),
  }
}
