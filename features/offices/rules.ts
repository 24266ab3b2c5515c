import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { writtenLink } from '@/lib/i18n/written-link'
import type { OfficeWrite } from './contract'

/**
 * The target of 'get directions': `map` on the Contact Us page (page id 190), on other pages the
 * address of that page in the language.
 */
export type Directions = 'map' | { contactPage: string }

/** The anchor of an office in the Contact Us page. */
export function officeAnchor(office: Pick<OfficeWrite, 'id'>): string {
  return `office-${office.id}`
}

/**
 * The link of 'get directions' (spec part 1 section 2.3, 'Office contact card'): to the office's
 * own link in a new tab, or to the office in the Contact Us page. Null where the office has no
 * link that is a web address.
 */
export function directionsTo(
  office: OfficeWrite,
  directions: Directions,
  locale: Locale,
): { href: string; newTab: boolean } | null {
  if (directions !== 'map') {
    return { href: `${directions.contactPage}#${officeAnchor(office)}`, newTab: false }
  }
  const link = writtenLink(inLocale(office, 'link', locale), locale)
  return link?.external ? { href: link.href, newTab: true } : null
}
