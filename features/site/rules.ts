import type { Pair } from '@/lib/bilingual/fields'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Site } from './contract'

/** How an office is reached. */
export type OfficeContact = Record<
  Pair<'email', 'bare'> | Pair<'phone', 'bare'> | Pair<'address', 'lower'>,
  string
>

/** The fields of the portal's contact, by those of an office that stand in for them. */
const contactOfOffice = { email: 'contact_email', phone: 'contact_phone' } as const

/** The site with the contact of its head office, as long as it has none of its own. */
export function withHeadOffice(site: Site, office: OfficeContact): Site {
  const own = (field: string) => textsOf(site, field)
  const address = fallback(own('contact_address'), textsOf(office, 'address'))
  const [email, phone] = (['email', 'phone'] as const).map((field) =>
    fallback(own(contactOfOffice[field]), textsOf(office, field)),
  )
  return {
    ...site,
    ...(email && bilingualPair('contact_email', email, 'bare')),
    ...(phone && bilingualPair('contact_phone', phone, 'bare')),
    ...bilingualPair('contact_address', address),
  }
}

function fallback(own: Record<Locale, string>, other: Record<Locale, string>) {
  const isUnset = own.en === '' && own.ar === ''
  return isUnset ? other : own
}

/** The values of the portal for the metadata of any page: its name and default description. */
export function siteHead(site: Site, locale: Locale) {
  return {
    siteName: inLocale(site, 'name', locale),
    description: inLocale(site, 'description', locale),
  }
}
