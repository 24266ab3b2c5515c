'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { deleteDraft, saveDraft } from '@/lib/forms/draft'
import { Form } from '@/components/form/form'
import { Row } from '@/components/layout/row'
import { call } from '@/lib/api/call'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { meetingTextLength, proposeMeeting } from '../contract'
import { keptText } from './kept-text'
import type { MeetingTexts, TimeOption } from './meeting-texts'
import styles from './meetings-page.module.css'
import { TimeField } from './time-field'
import { useChange } from './use-change'

interface ProposalFormProps {
  eventId: number
  person: number
  owner: number
  /** Names the person for people who listen. */
  label: string
  times: readonly TimeOption[]
  texts: MeetingTexts
}

/** Proposes a meeting to a participant, when it is asked for. */
export function ProposalForm(props: ProposalFormProps) {
  const { label, times, texts } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-label={label}
        aria-expanded={isOpen}
        ref={opener}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.people.propose}
      </Button>
      {isOpen && times.length === 0 && <p role="status">{texts.noSlots}</p>}
      {isOpen && times.length > 0 && <Proposal {...props} onClose={close} />}
    </>
  )
}

/** A free time and a message. */
function Proposal(props: ProposalFormProps & { onClose: () => void }) {
  const { eventId, person, owner, label, times, texts, onClose } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = `proposal-${eventId}-${person}`
  useEffect(() => {
    const kept = keptText(draft, owner)
    if (field.current && kept !== null) field.current.value = kept
  }, [draft, owner])
  const { run, isBusy } = useChange(texts)
  const [chosen, setChosen] = useState('')
  const starts_at = chosen === '' ? (times[0]?.value ?? '') : chosen
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = { person, starts_at, note: field.current?.value.trim() ?? '' }
    if (
      await run(() => call(proposeMeeting, { params: { id: eventId }, body }), texts.done.proposed)
    )
      deleteDraft(draft)
  }
  return (
    <Form className={styles.form} aria-label={label} onSubmit={(event) => void send(event)}>
      <TimeField label={texts.mine.time} times={times} value={starts_at} onChange={setChosen} />
      <label htmlFor={id}>{texts.people.note}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={meetingTextLength}
        className={controls.area}
        ref={field}
        onChange={({ target }) => saveDraft(draft, owner, { text: target.value })}
      />
      <Row gap={3} align="end">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : texts.people.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.mine.close}
        </Button>
      </Row>
    </Form>
  )
}
