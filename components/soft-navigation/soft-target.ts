import { isTagManagerLoaded } from '@/components/consent/tag-manager'
import { splitLocale } from '@/lib/routing/routes'
import { isPrivateAddress, isRenderedPerRequest } from '@/lib/routing/guards'

/** Addresses that are not pages of the portal: calls, pictures, the back office, files. */
const outsidePages = /^\/(?:api|media|admin|_next)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * The address that a click on this element opens without reloading, or null when the browser
 * should do it: other sites and tabs, downloads, files, places on the same page, the other
 * language (its document has another `lang` and `dir`), pages on which the tag manager that runs
 * here may not run, and links marked `data-reload`. A list marked `data-own-views`
 * shows its own other views itself.
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
  if (isPrivateAddress(url.pathname) && isTagManagerLoaded()) return null
  if (url.pathname === here.pathname && link.closest('[data-own-views]')) return null
  const samePage = url.pathname === here.pathname && url.search === here.search
  return samePage && url.hash !== '' ? null : `${url.pathname}${url.search}${url.hash}`
}

/**
 * Whether a page may be fetched before anybody asks for it: those of a person and the results of a
 * search are rendered for each request, and to look at one may count, as the messages of an enquiry
 * are then read.
 */
export function mayFetchAhead(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return !isPrivateAddress(path) && !isRenderedPerRequest(path)
}
