'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { deleteDraft, saveDraft } from '@/lib/forms/draft'
import { Form } from '@/components/form/form'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { call } from '@/lib/api/call'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { meetingTextLength, setMeetingText } from '../contract'
import { keptText } from './kept-text'
import type { MeetingTexts } from './meeting-texts'
import styles from './meetings-page.module.css'
import { useChange } from './use-change'

interface MeetingAboutProps {
  eventId: number
  /** What the others read; null while the person takes no part. */
  text: string | null
  owner: number
  texts: MeetingTexts
}

/** Takes part in the meetings of an event with a text, changes it, or ends that. */
export function MeetingAbout({ eventId, text, owner, texts }: MeetingAboutProps) {
  const id = useId()
  const { about } = texts
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const draft = `meetings-${eventId}`
  useEffect(() => {
    const kept = keptText(draft, owner)
    if (field.current && kept !== null) field.current.value = kept
  }, [draft, owner])
  const { run, isBusy } = useChange(texts)
  const [isEmpty, setEmpty] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const written = field.current?.value.trim() ?? ''
    setEmpty(written === '')
    if (written === '') {
      field.current?.focus()
      return
    }
    if (
      await run(
        () => call(setMeetingText, { params: { id: eventId }, body: { text: written } }),
        about.saved,
      )
    )
      deleteDraft(draft)
  }
  const end = async () => {
    if (
      await run(
        () => call(setMeetingText, { params: { id: eventId }, body: { text: null } }),
        about.ended,
      )
    )
      setEnding(false)
  }
  const keep = () => {
    setEnding(false)
    opener.current?.focus()
  }
  return (
    <Form className={styles.form} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{about.text}</label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        required
        maxLength={meetingTextLength}
        className={controls.area}
        defaultValue={text ?? ''}
        ref={field}
        aria-invalid={isEmpty || undefined}
        aria-describedby={`${id}-hint${isEmpty ? ` ${id}-empty` : ''}`}
        onChange={({ target }) => {
          setEmpty(false)
          saveDraft(draft, owner, { text: target.value })
        }}
      />
      {isEmpty && (
        <Note id={`${id}-empty`} tone="danger">
          {about.empty}
        </Note>
      )}
      <Note id={`${id}-hint`}>{about.hint}</Note>
      <Row gap={3} align="end">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {text === null ? about.open : about.save}
        </Button>
        {text !== null && (
          <Button
            variant="quiet"
            aria-expanded={isEnding}
            ref={opener}
            onClick={() => setEnding(!isEnding)}
          >
            {about.end}
          </Button>
        )}
      </Row>
      {isEnding && text !== null && (
        <Row role="group" aria-label={about.end} gap={3} align="end">
          <p role="status">{about.confirmEnd}</p>
          <Button
            variant="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => void end()}
          >
            {about.endNow}
          </Button>
          <Button variant="quiet" onClick={keep}>
            {about.keep}
          </Button>
        </Row>
      )}
    </Form>
  )
}
