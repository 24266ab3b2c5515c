import { localeCookie, type Locale } from './locale'

/** Keeps the chosen language in the browser for a year, for the addresses that name none. */
export function rememberLocale(locale: Locale): void {
  const { name, maxAgeSeconds } = localeCookie
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}
