'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { eventOutcomes } from '../contract'
import { AnswerCounts } from './answer-counts'

/** What the participants of the event in the address said came of it, in numbers without names. */
export function EventOutcomes() {
  const t = useTranslations('outcomeReports')
  const id = Number(useParams()['id'])
  const outcomes = useQuery(endpointQuery(eventOutcomes, { params: { id } }))
  return (
    <RecordPart title={t('title')}>
      <LoadedRecord query={outcomes}>
        {({ rounds, bands }) =>
          rounds.length === 0 ? (
            <p>{t('noneOfEvent')}</p>
          ) : (
            <AnswerCounts
              head={t('column.round')}
              rows={rounds.map((row) => ({ ...row, name: t('round', { days: row.round }) }))}
              bands={bands}
            />
          )
        }
      </LoadedRecord>
    </RecordPart>
  )
}
