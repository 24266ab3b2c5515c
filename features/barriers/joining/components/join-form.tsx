'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Form } from '@/components/form/form'
import { Stack } from '@/components/layout/stack'
import { call } from '@/lib/api/call'
import { valueBands } from '@/lib/db/codes/outcomes'
import { useCall } from '@/lib/forms/use-call'
import { useId, useState, type FormEvent } from 'react'
import { joinDetails, joinBarrier, type JoinFigures, type OwnJoin } from '../contract'
import { figuresOf, joinValues } from '../rules'
import styles from './join-form.module.css'
import type { JoinTexts } from './join-texts'

interface JoinFormProps {
  barrierId: number
  texts: JoinTexts
  /** What the company said before. */
  sent: JoinFigures | null
  onSent: (found: OwnJoin) => void
}

/** The figures of a company that a barrier affects too, and the consent to use them. */
export function JoinForm({ barrierId, texts, sent, onSent }: JoinFormProps) {
  const { own, bands, problems } = texts
  const id = useId()
  const [values, setValues] = useState(() => joinValues(sent))
  const [agrees, setAgrees] = useState(sent !== null)
  const [missing, setMissing] = useState<string>()
  const { isSending, failure: refusal, run } = useCall()
  const failure = missing ?? (refusal && problems[refusal.code])
  const set = (given: Partial<typeof values>) => setValues({ ...values, ...given })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const figures = figuresOf(values)
    if (figures === null) return setMissing(own.consignmentsWrong)
    if (!agrees) return setMissing(own.consentMissing)
    setMissing(undefined)
    void run(async () => {
      const body = { ...figures, consent: true as const }
      onSent(await call(joinBarrier, { params: { id: barrierId }, body }))
    })
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <p>{own.lead}</p>
      <Stack as="label" gap={1} bounded>
        {own.loss}
        <select
          className={controls.box}
          value={values.loss_band}
          onChange={({ target }) => set({ loss_band: target.value })}
        >
          <option value="">{own.unknown}</option>
          {valueBands.map((band) => (
            <option key={band} value={band}>
              {bands[band]}
            </option>
          ))}
        </select>
      </Stack>
      <Stack as="label" gap={1} bounded>
        {own.consignments}
        <input
          className={controls.box}
          inputMode="numeric"
          maxLength={5}
          value={values.consignments}
          onChange={({ target }) => set({ consignments: target.value })}
        />
      </Stack>
      <Stack as="label" gap={1} bounded>
        {own.details}
        <textarea
          rows={3}
          dir="auto"
          className={controls.area}
          maxLength={joinDetails}
          value={values.details}
          onChange={({ target }) => set({ details: target.value })}
        />
      </Stack>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={values.may_share}
          onChange={({ target }) => set({ may_share: target.checked })}
        />
        <span>{own.share}</span>
      </label>
      {sent === null && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={agrees}
            aria-describedby={failure ? `${id}-failure` : undefined}
            onChange={({ target }) => setAgrees(target.checked)}
          />
          <span>{own.consent}</span>
        </label>
      )}
      {failure && (
        <div id={`${id}-failure`}>
          <Alert tone="error" word={own.errorWord} live>
            {failure}
          </Alert>
        </div>
      )}
      <div>
        <Button
          type="submit"
          variant={sent === null ? 'primary' : 'secondary'}
          aria-disabled={isSending || undefined}
        >
          {isSending ? own.sending : sent === null ? own.submit : own.save}
        </Button>
      </div>
    </Form>
  )
}
