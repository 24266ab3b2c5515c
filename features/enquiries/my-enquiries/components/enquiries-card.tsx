import { ButtonLink } from '@/components/button/button-link'
import { Disclosure } from '@/components/disclosure/disclosure'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { EnquiryCounters } from '../rules'
import styles from './enquiries-card.module.css'
import { StatusCounters } from './status-counters'

interface EnquiriesCardProps {
  locale: Locale
  counters: EnquiryCounters
  /** The unprefixed address of the form for any question. */
  contact: string
}

/**
 * A person's enquiries on their profile: seven counters, and a link to all (spec part 3). Before
 * the first enquiry the next step is in front, and the counters are folded away.
 */
export function EnquiriesCard({ locale, counters, contact }: EnquiriesCardProps) {
  const t = useTranslations('myEnquiries')
  const figures = <StatusCounters locale={locale} counters={counters} />
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
      {counters.total > 0 ? (
        figures
      ) : (
        <>
          <p>{t('first.text')}</p>
          <p>
            <ButtonLink href={localePath(locale, contact)} variant="secondary">
              {t('first.ask')}
            </ButtonLink>
          </p>
          <Disclosure title={t('first.counters')}>{figures}</Disclosure>
        </>
      )}
    </section>
  )
}
