'use client'

import { Button } from '@/components/button/button'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { update } from '../queries'
import { bodyOf, writtenOf } from '../rules'
import { BarrierFields } from './barrier-fields'
import styles from './barrier-form.module.css'
import { useChange, type BarrierPart } from './use-change'

/** What the public reads of a barrier, to change it. */
export function EditForm({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview')
  const [written, setWritten] = useState(() => writtenOf(barrier))
  const { change, isBusy } = useChange(onChange)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = bodyOf(written)
    if (isBusy || body === null) return
    await change(() => update(barrier, body), t('saved'))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <BarrierFields written={written} onChange={setWritten} />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
