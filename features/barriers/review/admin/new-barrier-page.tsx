'use client'

import { Button } from '@/components/button/button'
import { RecordPage } from '@/components/work-record/record-page'
import { useAction } from '@/components/work-record/use-action'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { create } from '../queries'
import { bodyOf, fromReport, writtenOf } from '../rules'
import { BarrierFields } from './barrier-fields'
import styles from './barrier-form.module.css'
import { ReportChoice } from './report-choice'

/** A new barrier: from a report, whose market and text it takes, or an empty one. */
export function NewBarrierPage() {
  const t = useTranslations('barrierReview')
  const navigate = useNavigate()
  const [written, setWritten] = useState(writtenOf)
  const [report, setReport] = useState<number | null>(null)
  const { run, isBusy } = useAction({ conflict: t('new.taken'), unknown: t('unknown') })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = bodyOf(written)
    if (isBusy || body === null) return
    await run(async () => {
      const { id } = await create(body, report)
      void navigate(`/barriers/${id}`)
      return t('new.done')
    })
  }
  return (
    <RecordPage title={t('new.title')} back={{ to: '/barriers', text: t('back') }}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ReportChoice
          chosen={report}
          onChoose={(found) => {
            setReport(found?.enquiry_id ?? null)
            if (found) setWritten(fromReport(written, found))
          }}
        />
        <BarrierFields written={written} onChange={setWritten} />
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('new.create')}
          </Button>
        </div>
      </form>
    </RecordPage>
  )
}
