import 'server-only'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { createTranslator } from 'next-intl'

/** The texts of mails in a language. */
export async function mailTexts(locale: Locale) {
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return createTranslator({
    locale: formatLocale[locale],
    messages: messages as typeof import('../../messages/en.json'),
    namespace: 'mails',
    timeZone,
  })
}
