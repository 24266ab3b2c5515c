import 'server-only'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { createTranslator } from 'use-intl/core'

const books = {
  en: () => import('../../messages/en.json'),
  ar: () => import('../../messages/ar.json'),
} as const

/** The texts of mails in a language. Jobs run without Next, so its own translator does not serve. */
export async function mailTexts(locale: Locale) {
  const { default: messages } = await books[locale]()
  return createTranslator({
    locale: formatLocale[locale],
    messages,
    namespace: 'mails',
    timeZone,
  })
}
