import { useLocale } from 'next-intl'
import { localeOf, type Locale } from './locale'

/** The language of an interface under `NextIntlClientProvider`, whose tag also names the region. */
export function useInterfaceLocale(): Locale {
  return localeOf(useLocale().slice(0, 2))
}
