import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { hasBoard } from '../queries'

interface PublishPanelProps {
  locale: Locale
  enquiry: { id: number; enq_type: number }
}

/** The type of the enquiries of which a request can be made: matchmaking. */
const matchmaking = 2

/** Offers to publish a matchmaking enquiry as a request, filled in, on the page of the enquiry. */
export function PublishPanel({ locale, enquiry }: PublishPanelProps) {
  const t = useTranslations('publishEnquiry')
  if (enquiry.enq_type !== matchmaking || !hasBoard()) return null
  const href = localePath(locale, routes.newBuyingRequest(enquiry.id))
  return (
    <Alert
      tone="info"
      word={t('title')}
      title={t('title')}
      action={<ButtonLink href={href}>{t('action')}</ButtonLink>}
    >
      {t('text')}
    </Alert>
  )
}
