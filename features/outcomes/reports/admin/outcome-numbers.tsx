'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { outcomeNumbers } from '../contract'
import { AnswerCounts } from './answer-counts'

/** How many people were asked what came of it, and what they answered. */
export function OutcomeNumbers({ days }: { days: number }) {
  const t = useTranslations('outcomeReports')
  const numbers = useQuery(endpointQuery(outcomeNumbers, { query: { days } }))
  return (
    <RecordPart title={t('numbers')}>
      <LoadedRecord query={numbers}>
        {({ kinds, bands }) =>
          kinds.length === 0 ? (
            <p>{t('noNumbers')}</p>
          ) : (
            <AnswerCounts
              head={t('column.kind')}
              rows={kinds.map((row) => ({ ...row, name: t(`kind.${row.kind}`) }))}
              bands={bands}
            />
          )
        }
      </LoadedRecord>
    </RecordPart>
  )
}
