import type { Locale } from './locale'
import { localePath, splitLocale } from '../routing/routes'

/**
 * Where a link that editors wrote leads: to an address of the portal, in the language when it names
 * none, or to a web address elsewhere. Null for anything else, such as a script.
 */
export function writtenLink(
  link: string,
  locale: Locale,
): { href: string; external: boolean } | null {
  if (/^\/(?![/\\])/.test(link)) {
    const named = splitLocale(link).locale === 'ar'
    return { href: named ? link : localePath(locale, link), external: false }
  }
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? { href: link, external: true } : null
}
