import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { hasRegister } from '../queries'
import { LazyKnownBarriers } from './lazy-known-barriers'

/** What the register has for a report that is being written; nothing where there is no register. */
export function KnownBarriersPart({ locale }: { locale: Locale }) {
  const t = useTranslations('barriers')
  const form = useTranslations('enquiryForms')
  if (!hasRegister()) return null
  const texts = { ...t.raw('known'), status: t.raw('status'), newTab: form('newTab') }
  return <LazyKnownBarriers locale={locale} texts={texts} />
}
