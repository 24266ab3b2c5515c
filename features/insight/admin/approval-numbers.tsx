'use client'

import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { Insight } from '../contract'
import { ages, approvalsWith, daysOfAge } from '../rules'
import { NumberChart } from './number-chart'

/** Pending approvals, by kind and by how long they have waited. */
export function ApprovalNumbers({ approvals }: { approvals: Insight['approvals'] }) {
  const t = useTranslations('admin.insight')
  return (
    <NumberChart
      title={t('approvals')}
      fileName="approvals-waiting"
      chart={{
        kind: 'stacked-column',
        unit: t('unit.records'),
        categories: approvals.map(({ kind }) => t(`kind.${kind}`)),
        series: ages.map((age) => ({
          name: t(`age.${age}`),
          data: approvals.map((one) => one.ages[age]),
        })),
      }}
      listOf={(category, series) =>
        approvalsWith({
          kind: approvals[category]?.kind ?? '',
          ...daysOfAge(series === undefined ? undefined : ages[series], today()),
        })
      }
    />
  )
}
