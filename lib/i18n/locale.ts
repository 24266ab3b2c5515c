import { homeCountry } from '../country/home.ts'

/** The two languages of the portal. English has no prefix in addresses, Arabic lives under `/ar`. */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** The fallback and route default (spec part 1 section 9). */
export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of a route parameter; the root layout has refused any other. */
export function localeOf(value: string): Locale {
  return isLocale(value) ? value : defaultLocale
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en'
}

/** Writing direction for `dir`. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The language of an account's emails and back office: the one chosen for it, else Arabic. */
export function accountLocale(chosen: Locale | null): Locale {
  return chosen ?? 'ar'
}

/** The name of each language in that language, for the language switch. */
export const nativeName: Record<Locale, string> = { en: 'English', ar: 'العربية' }

/** The BCP 47 tags of the languages as the country uses them. */
export const languageTag: Record<Locale, string> = homeCountry.languageTag

/**
 * Tags for `Intl`: plain `ar` would give other months than the country uses. Digits are Latin in both
 * languages, as in codes, prices and telephone numbers.
 */
export const formatLocale: Record<Locale, string> = {
  en: languageTag.en,
  ar: `${languageTag.ar}-u-nu-latn`,
}

/** The one time zone in which dates are shown and rules about days apply. */
export const timeZone = homeCountry.timeZone

/** Cookie and local storage key of the chosen language, and its life (365 days). */
export const localeCookie = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const
