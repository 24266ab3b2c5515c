import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { settings } from '@/lib/settings/settings'
import { localePath } from './routes'

/** The absolute address of a path of this portal. */
export function siteUrl(path: string): string {
  return new URL(path, settings().SITE_URL).href
}

/** The absolute address of an unprefixed path in a language. */
export function absoluteUrl(locale: Locale, path: string): string {
  return siteUrl(localePath(locale, path))
}
