import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Site } from './contract'

/** The values of the portal for the metadata of any page: its name and default description. */
export function siteHead(site: Site, locale: Locale) {
  return {
    siteName: inLocale(site, 'name', locale),
    description: inLocale(site, 'description', locale),
  }
}
