'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Problem } from '@/lib/api/problem'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import { conversationLimits } from '../contract'
import type { ActionTexts } from './action-form'
import styles from './report-form.module.css'

export interface ReportTexts extends ActionTexts {
  label: string
  empty: string
}

interface ReportFormProps {
  texts: ReportTexts
  run: (reason: string) => Promise<unknown>
}

/** Reports a conversation to the office, with a reason. */
export function ReportForm({ texts, run }: ReportFormProps) {
  const id = useId()
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (reason.trim() === '') {
      setFailure(texts.empty)
      return
    }
    setIsSending(true)
    setFailure(undefined)
    try {
      await run(reason)
      router.refresh()
    } catch (error) {
      setFailure(texts.problems[error instanceof Problem ? error.code : 'unavailable'])
    }
    setIsSending(false)
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        className={controls.area}
        required
        maxLength={conversationLimits.text}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure && (
        <Alert tone="error" word={texts.error} live>
          {failure}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.submit}
        </Button>
      </div>
    </form>
  )
}
