'use client'

import { DefinitionList } from '@/components/definition-list/definition-list'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { StateChip } from '../../components/state-chip'
import { quotationForStaff, type ReviewRow } from '../contract'
import { HeldPart } from './held-part'
import { ReadingPart } from './reading-part'

/** A request for staff: counts and times, what holds it, and a conversation that was reported. */
export function ReviewPage({ outcomes }: { outcomes?: ReactNode }) {
  const id = Number(useParams()['id'])
  const query = useQuery(endpointQuery(quotationForStaff, { params: { id } }))
  return (
    <LoadedRecord query={query}>
      {(request) => (
        <Request request={request} outcomes={outcomes} onChange={() => void query.refetch()} />
      )}
    </LoadedRecord>
  )
}

interface RequestProps {
  request: ReviewRow
  /** What both sides said came of it. */
  outcomes: ReactNode
  onChange: () => void
}

function Request({ request, outcomes, onChange }: RequestProps) {
  const t = useTranslations('quotations.review')
  const all = useTranslations('quotations')
  const locale = useInterfaceLocale()
  const time = (at: string | null) => at && formatInstant(at, locale)
  const { company, country, created_at, sent_at, answered_at, messages, reported_by } = request
  return (
    <RecordPage
      title={t('request', { number: String(request.id) })}
      facts={<StateChip state={request.state} />}
      back={{ to: '/quotations', text: t('back') }}
    >
      <RecordPart title={t('column.request')}>
        <DefinitionList
          facts={[
            { term: t('facts.company'), value: <bdi>{inLocale(company, 'name', locale)}</bdi> },
            { term: t('facts.country'), value: inLocale(country, 'name', locale) },
            { term: t('facts.created'), value: time(created_at) },
            { term: t('facts.sent'), value: time(sent_at) },
            { term: t('facts.answered'), value: time(answered_at) },
            { term: t('facts.messages'), value: formatNumber(messages, locale) },
            { term: t('facts.reportedBy'), value: reported_by && all(`messages.${reported_by}`) },
          ]}
        />
      </RecordPart>
      {request.state === 'held' && <HeldPart request={request} onChange={onChange} />}
      {outcomes}
      <ReadingPart request={request} onChange={onChange} />
    </RecordPage>
  )
}
