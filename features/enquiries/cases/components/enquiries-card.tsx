import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { EnquiryCounters } from '../rules'
import styles from './enquiries-card.module.css'
import { StatusCounters } from './status-counters'

/** A person's enquiries on their profile: seven counters, and a link to all (spec part 3). */
export function EnquiriesCard({ locale, counters }: { locale: Locale; counters: EnquiryCounters }) {
  const t = useTranslations('myEnquiries')
  return (
    <section aria-labelledby="my-enquiries" className={styles.card}>
      <SectionHeading
        id="my-enquiries"
        lead={
          counters.unread > 0
            ? t('figures.unread', { count: counters.unread })
            : t('figures.total', { count: counters.total })
        }
        action={
          <ButtonLink href={localePath(locale, routes.userEnquiries())} variant="secondary">
            {t('all')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
      <StatusCounters locale={locale} counters={counters} />
    </section>
  )
}
