'use client'

import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { DeskDetail } from '../contract'
import styles from './case-history.module.css'
import { CaseStatus } from './case-status'

/** The statuses an enquiry has had and who moved it, the last one first; nobody can change it. */
export function CaseHistory({ history }: { history: DeskDetail['history'] }) {
  const t = useTranslations('admin.desk')
  const locale = useInterfaceLocale()
  return (
    <ol className={styles.history} reversed>
      {history.toReversed().map((step) => (
        <li key={`${step.status} ${step.at}`}>
          <CaseStatus enquiry={step} />
          <span className={styles.who}>
            <time dateTime={step.at}>{formatInstant(step.at, locale)}</time> ·{' '}
            {step.by ? <bdi>{step.by.name}</bdi> : t('portal')}
          </span>
        </li>
      ))}
    </ol>
  )
}
