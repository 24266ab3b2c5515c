import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, formatLocale, isLocale, timeZone } from './locale'
import { messageBooks } from './messages'

/** next-intl's configuration of a request: the language is that of the address, never guessed. */
export default getRequestConfig(async ({ locale: requested }) => {
  const given = requested ?? (await rootLocale())
  const locale = isLocale(given) ? given : defaultLocale
  const messages = await messageBooks[locale]()
  return { locale: formatLocale[locale], messages, timeZone }
})
