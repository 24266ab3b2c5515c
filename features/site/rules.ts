import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Site } from './contract'

/** What the head of any page needs of the portal: its name, and the default description. */
export function siteHead(site: Site, locale: Locale) {
  return {
    siteName: inLocale(site, 'name', locale),
    description: inLocale(site, 'description', locale),
  }
}
