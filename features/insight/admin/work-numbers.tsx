'use client'

import { RecordPart } from '@/components/work-record/record-part'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { Insight } from '../contract'
import { lateJobsWith } from '../rules'
import { NumberChart } from './number-chart'

interface WorkNumbersProps {
  failed: Insight['failed_jobs']
  overdue: number
}

/** Mails and other jobs that have failed or are overdue. */
export function WorkNumbers({ failed, overdue }: WorkNumbersProps) {
  const t = useTranslations('admin.insight')
  return (
    <>
      <NumberChart
        title={t('failedWork')}
        fileName="failed-work"
        chart={{
          kind: 'bar',
          unit: t('unit.tasks'),
          categories: failed.map(({ name }) => (t.has(`job.${name}`) ? t(`job.${name}`) : name)),
          series: [{ name: t('unit.tasks'), data: failed.map(({ count }) => count) }],
        }}
        listOf={(category) => lateJobsWith({ state: 'failed', name: failed[category]?.name ?? '' })}
      />
      <RecordPart title={t('overdue')}>
        <Link to={lateJobsWith({ state: 'overdue' })}>{t('overdueCount', { count: overdue })}</Link>
      </RecordPart>
    </>
  )
}
