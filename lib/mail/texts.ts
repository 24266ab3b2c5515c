import 'server-only'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { createTranslator } from 'use-intl/core'

/** The texts of mails in a language. Jobs run without Next, so its own translator does not serve. */
export async function mailTexts(locale: Locale) {
  const messages = await messageBooks[locale]()
  return createTranslator({
    locale: formatLocale[locale],
    messages,
    namespace: 'mails',
    timeZone,
  })
}
