'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Form } from '@/components/form/form'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { call } from '@/lib/api/call'
import type { MeetingDeclineReason } from '@/lib/db/codes/meetings'
import { useId, useRef, useState, type FormEvent } from 'react'
import { meetingTextLength, answerMeeting } from '../contract'
import type { MeetingTexts } from './meeting-texts'
import styles from './meetings-page.module.css'
import { useChange } from './use-change'

interface DeclineFormProps {
  eventId: number
  meeting: { id: number; version: number }
  texts: MeetingTexts
  onClose: () => void
}

/** Declines the version of a meeting that is shown, with a reason. */
const declineMeeting = (
  id: number,
  meeting: DeclineFormProps['meeting'],
  answer: { reason: MeetingDeclineReason; text: string },
) => {
  const { version } = meeting
  const params = { id, meeting: meeting.id }
  return call(answerMeeting, { params, body: { action: 'decline', version, ...answer } })
}

/** Declines a meeting with a reason of the list or in own words, which the other one reads. */
export function DeclineForm({ eventId, meeting, texts, onClose }: DeclineFormProps) {
  const id = useId()
  const { decline, reasons } = texts
  const select = useRef<HTMLSelectElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { run, isBusy } = useChange(texts)
  const [missing, setMissing] = useState<'reason' | 'text'>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const reason = reasons.find(({ value }) => value === select.current?.value)?.value
    const text = area.current?.value.trim() ?? ''
    if (reason === undefined || (reason === 'other' && text === '')) {
      setMissing(reason === undefined ? 'reason' : 'text')
      ;(reason === undefined ? select : area).current?.focus()
      return
    }
    await run(() => declineMeeting(eventId, meeting, { reason, text }), texts.done.decline)
  }
  const describedBy = (field: 'reason' | 'text') =>
    missing === field ? `${id}-${field}-missing` : undefined
  const problem = (field: 'reason' | 'text') =>
    missing === field && (
      <Note id={`${id}-${field}-missing`} tone="danger">
        {decline.required[field]}
      </Note>
    )
  return (
    <Form
      className={styles.form}
      aria-label={decline.send}
      onSubmit={(event) => void send(event)}
      onChange={() => setMissing(undefined)}
    >
      <label htmlFor={`${id}-reason`}>{decline.reason}</label>
      <select
        id={`${id}-reason`}
        ref={select}
        className={controls.box}
        defaultValue=""
        aria-required
        aria-invalid={missing === 'reason' || undefined}
        aria-describedby={describedBy('reason')}
      >
        <option value="" disabled>
          {decline.choose}
        </option>
        {reasons.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {problem('reason')}
      <label htmlFor={`${id}-text`}>{decline.text}</label>
      <textarea
        id={`${id}-text`}
        ref={area}
        rows={2}
        dir="auto"
        maxLength={meetingTextLength}
        className={controls.area}
        aria-invalid={missing === 'text' || undefined}
        aria-describedby={`${id}-hint ${describedBy('text') ?? ''}`.trim()}
      />
      {problem('text')}
      <Note id={`${id}-hint`}>{decline.hint}</Note>
      <Row gap={3} align="end">
        <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : decline.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.mine.close}
        </Button>
      </Row>
    </Form>
  )
}
