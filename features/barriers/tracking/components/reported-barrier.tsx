import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Timeline } from '../../components/timeline'
import type { barrierOfEnquiry } from '../queries'
import { stepsAhead } from '../rules'
import styles from './reported-barrier.module.css'

interface ReportedBarrierProps {
  locale: Locale
  /** The day on which the enquiry was sent. */
  sentOn: string
  barrier: Awaited<ReturnType<typeof barrierOfEnquiry>>
}

/** How far the work on a reported barrier is: what was done and when, and what usually follows. */
export function ReportedBarrier({ locale, sentOn, barrier }: ReportedBarrierProps) {
  const t = useTranslations('reportedBarrier')
  const sent = { id: 0, status: 'reported', on_day: sentOn, ...bothLanguages('text', '') } as const
  return (
    <Stack aria-labelledby="barrier" as="section" gap={4} bounded top className={styles.part}>
      <SectionHeading id="barrier" lead={t('lead')}>
        {t('title')}
      </SectionHeading>
      {barrier && (
        <p>
          <strong>
            <Bilingual of={barrier} field="title" locale={locale} />
          </strong>
        </p>
      )}
      <Timeline
        locale={locale}
        steps={barrier?.steps ?? [sent]}
        ahead={stepsAhead(barrier?.status ?? 'reported')}
      />
      {barrier?.is_public && (
        <p>
          <Link href={localePath(locale, routes.barrier(barrier.id))}>{t('register')}</Link>
        </p>
      )}
    </Stack>
  )
}
