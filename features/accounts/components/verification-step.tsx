import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useFailureTexts } from './failure-texts'
import { SendLinkButton } from './send-link-button'

/** The button that sends the verification mail again, with its texts. */
export function VerificationStep({ locale }: { locale: Locale }) {
  const t = useTranslations('accounts')
  return <SendLinkButton failures={useFailureTexts(locale)} texts={t.raw('verification')} />
}
