'use client'

import { NextRecord } from '@/components/work-list/next-record'
import { useNextRow } from '@/components/work-list/use-next-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant, formatMean } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { SentFields } from '../../my-enquiries/components/sent-fields'
import { AnswerList } from '../../readiness/components/answer-list'
import { caseForStaff, type CaseDetail } from '../contract'
import { caseQueue } from '../queries'
import { reloadTimes } from '../rules'
import { CaseClock } from './case-clock'
import { CaseConversation } from './case-conversation'
import { CaseHistory } from './case-history'
import { CaseMerging } from './case-merging'
import { CaseNotes } from './case-notes'
import { CaseOwner } from './case-owner'
import { CaseStatus } from './case-status'
import type { CasePart, CaseSlots } from './contract'
import { ReplyMark } from './reply-mark'
import { StatusMoves } from './status-moves'

/**
 * An enquiry on the case desk: the submitted fields, the messages, and all actions of an officer.
 */
export function CasePage(slots: CaseSlots) {
  const id = Number(useParams()['id'])
  const options = endpointQuery(caseForStaff, { params: { id } })
  const query = useQuery({ ...options, refetchInterval: reloadTimes.enquiry })
  const client = useQueryClient()
  const keep = async (enquiry: CaseDetail) => {
    // A read that is under way began before the change, and would bring the enquiry back as it was.
    await client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(options.queryKey, enquiry)
  }
  return (
    <LoadedRecord query={query}>
      {(enquiry) => (
        <Case
          key={id}
          enquiry={enquiry}
          onChange={(changed) => void keep(changed)}
          onStale={() => void query.refetch()}
          {...slots}
        />
      )}
    </LoadedRecord>
  )
}

type CaseProps = Omit<CasePart, 'onDecided'> & CaseSlots

function Case({ outcomes, ...slots }: CaseProps) {
  const { companies: Companies, person: Person, plan: Plan, tasks: Tasks, ...given } = slots
  const t = useTranslations('admin.caseDesk')
  const locale = useInterfaceLocale()
  const [isDecided, setDecided] = useState(false)
  const part = { ...given, onDecided: () => setDecided(true) }
  const { enquiry } = part
  const { id, fields, answers, score } = enquiry
  return (
    <RecordPage
      title={t('caseTitle', { id: String(id), name: isolated(enquiry.name, locale) })}
      back={{ to: '/enquiries', text: t('back') }}
      facts={
        <>
          <Bilingual of={enquiry} field="type_name" locale={locale} />
          <CaseStatus enquiry={enquiry} />
          <ReplyMark enquiry={enquiry} />
          <span>{t('filed', { time: formatInstant(enquiry.created_at, locale) })}</span>
          <CaseClock enquiry={enquiry} />
          {enquiry.rating !== null && <span>{t('rated', { rating: enquiry.rating })}</span>}
        </>
      }
      aside={
        <>
          <NextCase id={id} isDue={isDecided} />
          <RecordPart title={t('owner.title')}>
            <CaseOwner {...part} />
          </RecordPart>
          <RecordPart title={t('moves.title')}>
            <StatusMoves {...part} />
          </RecordPart>
          {Person && <Person enquiryId={id} />}
          <RecordPart title={t('merging.title')}>
            <CaseMerging {...part} />
          </RecordPart>
          <RecordPart title={t('history')}>
            <CaseHistory enquiry={enquiry} />
          </RecordPart>
        </>
      }
    >
      <RecordPart title={t('sent')}>
        <SentFields locale={locale} fields={fields} />
      </RecordPart>
      <RecordPart title={t('conversation.title')}>
        <CaseConversation {...part} />
      </RecordPart>
      {Companies && enquiry.enq_type === 2 && <Companies enquiryId={id} />}
      {enquiry.enq_type === 2 && outcomes}
      {Plan && <Plan enquiryId={id} />}
      <RecordPart title={t('notes.title')}>
        <CaseNotes {...part} />
      </RecordPart>
      {Tasks && <Tasks enquiryId={id} />}
      {answers.length > 0 && (
        <RecordPart title={t('answers')}>
          {score && (
            <p>
              {t('score', {
                total: score.total,
                most: score.most,
                average: formatMean(score.average, locale),
              })}
            </p>
          )}
          <AnswerList locale={locale} answers={answers} />
        </RecordPart>
      )}
    </RecordPage>
  )
}

/** The enquiry after this one in the queue. */
function NextCase({ id, isDue }: { id: number; isDue: boolean }) {
  const t = useTranslations('admin.caseDesk')
  const locale = useInterfaceLocale()
  const next = useNextRow(caseQueue, id)
  if (!next) return null
  const text = t('next', { id: String(next.id), name: isolated(next.name, locale) })
  return <NextRecord to={`/enquiries/${next.id}`} text={text} isDue={isDue} />
}
