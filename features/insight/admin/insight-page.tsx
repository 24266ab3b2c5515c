'use client'

import controls from '@/components/control/control.module.css'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { endpointQuery } from '@/lib/api/query-options'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type ComponentType } from 'react'
import { insight, type Insight } from '../contract'
import { ApprovalNumbers } from './approval-numbers'
import { EnquiryNumbers } from './enquiry-numbers'
import { FeedbackNumbers } from './feedback-numbers'
import styles from './insight-page.module.css'
import { KeyFigures } from './key-figures'
import { ReadingNumbers } from './reading-numbers'
import { WorkNumbers } from './work-numbers'

const periods = [7, 30, 90, 366] as const

interface InsightPageProps {
  /** What came of introductions, answers and events in the days asked about. */
  outcomes?: ComponentType<{ days: number }>
  /** Where companies are on their way to a first sale. */
  plans?: ComponentType
}

/** The numbers of the office, each as a chart with its table. */
export function InsightPage({ outcomes: Outcomes, plans: Plans }: InsightPageProps) {
  const t = useTranslations('admin.insight')
  const id = useId()
  const [days, setDays] = useState<number>(30)
  const query = useQuery({
    ...endpointQuery(insight, { query: { days } }),
    placeholderData: keepPreviousData,
  })
  return (
    <RecordPage
      title={t('title')}
      facts={
        <span className={styles.period}>
          <label htmlFor={id}>{t('period')}</label>
          <select
            id={id}
            value={days}
            className={controls.box}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {t('days', { count: period })}
              </option>
            ))}
          </select>
        </span>
      }
    >
      <LoadedRecord query={query}>{(numbers) => <Numbers numbers={numbers} />}</LoadedRecord>
      {Outcomes && <Outcomes days={days} />}
      {Plans && <Plans />}
    </RecordPage>
  )
}

function Numbers({ numbers }: { numbers: Insight }) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  return (
    <>
      <p>{t('counted', { time: formatInstant(numbers.at, locale) })}</p>
      <KeyFigures numbers={numbers} />
      <div className={styles.charts}>
        <EnquiryNumbers enquiries={numbers.enquiries} />
        <ApprovalNumbers approvals={numbers.approvals} />
        <ReadingNumbers pages={numbers.pages} searches={numbers.searches} />
        <FeedbackNumbers feedback={numbers.feedback} />
        <WorkNumbers failed={numbers.failed_jobs} overdue={numbers.overdue_jobs} />
      </div>
    </>
  )
}
