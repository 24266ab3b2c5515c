import { defaultLocale, isLocale, localeCookie, type Locale } from './locale.ts'

/**
 * The language that a browser has chosen, where the address says none: its cookie, else English.
 */
export function chosenLocale(cookies: string | null): Locale {
  const chosen = (cookies ?? '')
    .split(';')
    .map((one) => one.trim().split('='))
    .find(([name]) => name === localeCookie.name)?.[1]
  return isLocale(chosen) ? chosen : defaultLocale
}
