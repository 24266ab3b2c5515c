'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { update } from '../queries'
import { bodyOf, writtenOf } from '../rules'
import { BarrierFields } from './barrier-fields'
import { ReviewForm } from './review-form'
import { useChange, type BarrierPart } from './use-change'

/** What the public reads of a barrier, to change it. */
export function EditForm({ barrier, onChange }: BarrierPart) {
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
