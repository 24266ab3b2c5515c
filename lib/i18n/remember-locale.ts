import { localeCookie, type Locale } from './locale'

/** Stores the chosen language in the browser for a year. */
export function rememberLocale(locale: Locale): void {
  const { name, maxAgeSeconds } = localeCookie
  document.cookie = `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
  try {
    window.localStorage.setItem(name, locale)
  } catch {
    // Storage may be closed to the page; the cookie alone decides.
  }
}
