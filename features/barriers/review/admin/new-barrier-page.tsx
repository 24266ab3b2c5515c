'use client'

import { RecordPage } from '@/components/work-record/record-page'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createBarrier } from '../contract'
import { bodyOf, fromReport, writtenOf } from '../rules'
import { BarrierFields } from './barrier-fields'
import { ReportChoice } from './report-choice'
import { ReviewForm } from './review-form'

/** A new barrier: from a report, whose market and text it takes, or an empty one. */
export function NewBarrierPage() {
  const t = useTranslations('barrierReview')
  const navigate = useNavigate()
  const [written, setWritten] = useState(writtenOf)
  const [report, setReport] = useState<number | null>(null)
  const { run, isBusy } = useAction({ conflict: t('new.taken'), unknown: t('unknown') })
  const submit = async () => {
    const body = bodyOf(written)
    if (body === null) return
    await run(async () => {
      const { id } = await call(createBarrier, { body: { ...body, enquiry_id: report } })
      void navigate(`/barriers/${id}`)
      return t('new.done')
    })
  }
  return (
    <RecordPage title={t('new.title')} back={{ to: '/barriers', text: t('back') }}>
      <ReviewForm submit={t('new.create')} isBusy={isBusy} onSubmit={submit} isNext>
        <ReportChoice
          chosen={report}
          onChoose={(found) => {
            setReport(found?.enquiry_id ?? null)
            if (found) setWritten(fromReport(written, found))
          }}
        />
        <BarrierFields written={written} onChange={setWritten} />
      </ReviewForm>
    </RecordPage>
  )
}
