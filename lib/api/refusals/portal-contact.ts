import type { Locale } from '../../i18n/locale.ts'
import { processWide } from '../../settings/process-wide.ts'

/** What a page says of the portal when the database that holds it may be away. */
export interface PortalContact {
  /** The portal's name. */
  name: string
  email: string
  phone: string
}

const known = () => processWide('portal-contact', () => new Map<Locale, PortalContact>())

/** Remembers the site settings that a page was rendered with. */
export function rememberContact(language: Locale, contact: PortalContact): void {
  known().set(language, contact)
}

/** The last site settings; undefined before the first page of the language was rendered. */
export function knownContact(language: Locale): PortalContact | undefined {
  return known().get(language)
}
