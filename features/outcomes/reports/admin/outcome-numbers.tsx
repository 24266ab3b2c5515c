'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import type { Period } from '@/lib/api/day-range'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { outcomeNumbers } from '../contract'
import { AnswerCounts } from './answer-counts'

/** The lists of what people are asked about. */
const lists = { introduction: '/requests', answer: '/quotations', event: '/events' } as const

/** How many people were asked what came of it, and what they answered. */
export function OutcomeNumbers({ period }: { period: Period }) {
  const t = useTranslations('outcomeReports')
  const numbers = useQuery(endpointQuery(outcomeNumbers, { query: period }))
  return (
    <RecordPart title={t('numbers')}>
      <LoadedRecord query={numbers}>
        {({ kinds, bands }) => (
          <AnswerCounts
            head={t('column.kind')}
            rows={kinds.map((row) => ({
              ...row,
              name: t(`kind.${row.kind}`),
              to: lists[row.kind],
            }))}
            bands={bands}
          />
        )}
      </LoadedRecord>
    </RecordPart>
  )
}
