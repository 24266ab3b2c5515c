import 'server-only'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { createTranslator } from 'use-intl/core'

/**
 * The translator of mail texts, which parses each of them once. Jobs run without Next, so next-intl's
 * server functions do not work.
 */
export function mailTexts(locale: Locale) {
  return (translators[locale] ??= translatorOf(locale))
}

const translators: Partial<Record<Locale, ReturnType<typeof translatorOf>>> = {}

async function translatorOf(locale: Locale) {
  const messages = await messageBooks[locale]()
  return createTranslator({
    locale: formatLocale[locale],
    messages,
    namespace: 'mails',
    timeZone,
  })
}
