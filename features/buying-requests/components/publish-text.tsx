import type { Locale } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'
import { hasBoard } from '../queries'

/** What leads on from a matchmaking enquiry to a public request; undefined without a board. */
export async function publishText(locale: Locale): Promise<string | undefined> {
  if (!hasBoard()) return undefined
  const t = await getTranslations({ locale, namespace: 'publishEnquiry' })
  return t('action')
}
