'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { daysIn, periodOf, type Period } from '@/lib/api/day-range'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { insight, longestPeriod, type Insight } from '../contract'
import { insightDays } from '../search-params'
import { ApprovalNumbers } from './approval-numbers'
import { EnquiryNumbers } from './enquiry-numbers'
import { FeedbackNumbers } from './feedback-numbers'
import styles from './insight-page.module.css'
import { KeyFigures } from './key-figures'
import { PeriodChoice } from './period-choice'
import { PeriodFigures } from './period-figures'
import { RatingNumbers } from './rating-numbers'
import { ReadingNumbers } from './reading-numbers'
import { WorkNumbers } from './work-numbers'

interface InsightPageProps {
  /** What came of introductions, answers and events in the period. */
  outcomes?: ComponentType<{ period: Period }>
  /** Where companies are on their way to a first sale. */
  plans?: ComponentType
}

/** The numbers of the office, each with its list: what waits now, and what a period brought. */
export function InsightPage({ outcomes: Outcomes, plans: Plans }: InsightPageProps) {
  const t = useTranslations('admin.insight')
  const { period, fault, choose } = usePeriod()
  const query = useQuery({
    ...endpointQuery(insight, { query: period }),
    enabled: fault === null,
    placeholderData: keepPreviousData,
  })
  return (
    <RecordPage
      title={t('title')}
      facts={<PeriodChoice period={period} fault={fault} onChoose={choose} />}
    >
      <LoadedRecord query={query}>{(numbers) => <Numbers numbers={numbers} />}</LoadedRecord>
      {Outcomes && fault === null && <Outcomes period={period} />}
      {Plans && <Plans />}
    </RecordPage>
  )
}

function Numbers({ numbers }: { numbers: Insight }) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const mayOpen = useRights()
  const searches = mayOpen('data') ? '/synonyms/searches' : null
  const { period, enquiries } = numbers
  return (
    <>
      <p>{t('counted', { time: formatInstant(numbers.at, locale) })}</p>
      <KeyFigures numbers={numbers} />
      <PeriodFigures {...numbers} searches={searches} />
      <p>{t('opensLists')}</p>
      <div className={styles.charts}>
        <EnquiryNumbers enquiries={enquiries} period={period} />
        <RatingNumbers ratings={enquiries.ratings} period={period} />
        <ApprovalNumbers approvals={numbers.approvals} />
        <ReadingNumbers pages={numbers.pages} searches={numbers.searches} judged={searches} />
        <FeedbackNumbers feedback={numbers.feedback} period={period} />
        <WorkNumbers failed={numbers.failed_jobs} overdue={numbers.overdue_jobs} />
      </div>
    </>
  )
}

/** The period in the address, so that it is there on the way back from a list; the last 30 days without one. */
function usePeriod() {
  const t = useTranslations('admin.insight')
  const [params, setParams] = useSearchParams()
  const period = periodOf(insightDays(params), today())
  const days = daysIn(period)
  const fault =
    days < 1
      ? t('endsBefore')
      : days > longestPeriod
        ? t('tooLong', { count: longestPeriod })
        : null
  const choose = (chosen: Period) => setParams({ ...chosen }, { replace: true })
  return { period, fault, choose }
}
