'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { barrierReview, type BarrierReview } from '../contract'
import { update } from '../queries'
import { bodyOf, writtenOf } from '../rules'
import { BarrierEffects } from './barrier-effects'
import { BarrierFields } from './barrier-fields'
import { BarrierJoins } from './barrier-joins'
import { BarrierPublication } from './barrier-publication'
import { BarrierReports } from './barrier-reports'
import { BarrierSteps } from './barrier-steps'
import { BarrierTasks } from './barrier-tasks'
import { ReviewForm } from './review-form'
import { useChange, type BarrierPart } from './use-change'

/** One barrier: what the public reads, its steps, its publication, and who reported it. */
export function BarrierReviewPage() {
  const id = Number(useParams()['id'])
  const options = endpointQuery(barrierReview, { params: { id } })
  const client = useQueryClient()
  const keep = (found: BarrierReview) => client.setQueryData(options.queryKey, found)
  return (
    <LoadedRecord query={useQuery(options)}>
      {(barrier) => <Review barrier={barrier} onChange={keep} />}
    </LoadedRecord>
  )
}

function Review(part: BarrierPart) {
  const t = useTranslations('barrierReview')
  const said = useTranslations('barriers')
  const locale = useInterfaceLocale()
  const { barrier } = part
  const title = inLocale(barrier, 'title', locale)
  return (
    <RecordPage
      title={title === '' ? t('number', { id: String(barrier.id) }) : title}
      back={{ to: '/barriers', text: t('back') }}
      facts={
        <span>
          {[
            said(`status.${barrier.status}`),
            t(barrier.published_at === null ? 'notPublic' : 'public'),
            t('reports', { count: barrier.reports.length }),
          ].join(' · ')}
        </span>
      }
      aside={
        <>
          <BarrierPublication {...part} />
          <BarrierReports {...part} />
          <BarrierTasks {...part} />
          <BarrierJoins barrier={barrier} />
          <BarrierEffects barrier={barrier} />
        </>
      }
    >
      <RecordPart title={t('steps.title')}>
        <BarrierSteps key={barrier.steps.length} {...part} />
      </RecordPart>
      <RecordPart title={t('said')}>
        <p>{t('saidHelp')}</p>
        <EditForm {...part} />
      </RecordPart>
    </RecordPage>
  )
}

/** What the public reads of a barrier, to change it. */
function EditForm({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview')
  const [written, setWritten] = useState(() => writtenOf(barrier))
  const { change, isBusy } = useChange(onChange)
  const submit = async () => {
    const body = bodyOf(written)
    if (body !== null) await change(() => update(barrier, body), t('saved'))
  }
  return (
    <ReviewForm submit={t('save')} isBusy={isBusy} onSubmit={submit}>
      <BarrierFields written={written} onChange={setWritten} />
    </ReviewForm>
  )
}
