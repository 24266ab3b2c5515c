'use client'

import { Form } from '@/components/form/form'
import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import type { ProblemCode } from '@/lib/api/problem'
import { useCall } from '@/lib/forms/use-call'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import styles from './report-form.module.css'

export interface ReportTexts {
  label: string
  empty: string
  submit: string
  sending: string
  error: string
  problems: Record<ProblemCode, string>
}

interface ReportFormProps {
  texts: ReportTexts
  /** The longest reason, in characters. */
  maxLength: number
  run: (reason: string) => Promise<unknown>
}

/** Reports what somebody wrote to the office, with a reason; then the page is read again. */
export function ReportForm({ texts, maxLength, run }: ReportFormProps) {
  const id = useId()
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { isSending, failure, run: send } = useCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return
    void send(async () => {
      await run(reason)
      router.refresh()
    })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        className={controls.area}
        required
        maxLength={maxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {(isEmpty || failure) && (
        <Alert tone="error" word={texts.error} live>
          {failure && !isEmpty ? texts.problems[failure.code] : texts.empty}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.submit}
        </Button>
      </div>
    </Form>
  )
}
