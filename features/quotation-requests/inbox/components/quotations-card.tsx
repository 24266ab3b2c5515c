import { ButtonLink } from '@/components/button/button-link'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

interface QuotationsCardProps {
  locale: Locale
  /** The number of requests that the person sent. */
  sent: number
  /** Unread requests of the person's company; null for a person without one. */
  unread: number | null
}

/** Requests for quotations on a profile: those the person sent, and those the company got. */
export function QuotationsCard({ locale, sent, unread }: QuotationsCardProps) {
  const t = useTranslations('quotations')
  return (
    <Stack gap={6}>
      {unread !== null && (
        <section aria-labelledby="quotation-inbox">
          <SectionHeading
            id="quotation-inbox"
            lead={t('inbox.cardCount', { count: unread })}
            action={
              <ButtonLink
                href={localePath(locale, routes.quotationInbox())}
                variant={unread > 0 ? 'primary' : 'secondary'}
              >
                {t('inbox.open')}
              </ButtonLink>
            }
          >
            {t('inbox.title')}
          </SectionHeading>
        </section>
      )}
      <section aria-labelledby="my-quotation-requests">
        <SectionHeading
          id="my-quotation-requests"
          lead={t('mine.count', { count: sent })}
          action={
            <ButtonLink href={localePath(locale, routes.myQuotationRequests())} variant="secondary">
              {t('mine.all')}
            </ButtonLink>
          }
        >
          {t('mine.title')}
        </SectionHeading>
      </section>
    </Stack>
  )
}
