import { splitLocale } from '@/lib/i18n/routes'

/** Addresses that are not pages of the portal: calls, pictures, the back office, files. */
const outsidePages = /^\/(?:api|media|admin|_next)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * The address that a click on this element opens without reloading, or null when the browser
 * should do it: other sites and tabs, downloads, files, places on the same page, the other
 * language (its document has another `lang` and `dir`), and links marked `data-reload`.
 */
export function softTarget(
  target: EventTarget | null,
  here: Pick<Location, 'origin' | 'pathname' | 'search' | 'href'>,
): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.hasAttribute('data-reload')) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href, here.href)
  if (url.origin !== here.origin || outsidePages.test(url.pathname)) return null
  if (splitLocale(url.pathname).locale !== splitLocale(here.pathname).locale) return null
  const samePage = url.pathname === here.pathname && url.search === here.search
  return samePage && url.hash !== '' ? null : `${url.pathname}${url.search}${url.hash}`
}
