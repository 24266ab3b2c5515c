import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { requestAlertsLink } from '../contract'
import { AlertsForm } from './alerts-form'

interface AlertsPanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof requestAlertsLink> | null
}

/** The alerts, by the link of a mail. */
export function AlertsPanel({ locale, answer }: AlertsPanelProps) {
  const t = useTranslations('requestAlertsLink.panel')
  const texts = useTranslations('requestAlertsLink').raw('panel')
  if (answer) return <AlertsForm locale={locale} answer={answer} texts={texts} />
  const way = { path: routes.myRequests(), text: t('profile') }
  return <InvalidLink locale={locale} way={way} texts={{ word: t('note'), text: t('invalid') }} />
}
