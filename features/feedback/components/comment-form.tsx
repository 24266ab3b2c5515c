'use client'

import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { Messages } from '@/lib/i18n/messages'
import { useId, useState, type FormEvent } from 'react'
import type { FeedbackWrite } from '../contract'
import styles from './feedback-form.module.css'

/** The comment, and the value of the honeypot field. */
export type Comment = Pick<FeedbackWrite, 'website'> & { comment: string }

interface CommentFormProps {
  texts: Messages['feedback']
  /** The maximum number of characters. */
  length: number
  onSend: (comment: Comment) => void
}

/** Asks what was missing on a page. */
export function CommentForm({ texts, length, onSend }: CommentFormProps) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [website, setWebsite] = useState('')
  const [empty, setEmpty] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = comment.trim()
    setEmpty(written === '')
    if (written === '') event.currentTarget.querySelector('textarea')?.focus()
    else onSend({ comment: written, website })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Text htmlFor={`${id}-missing`} as="label" weight="heading">
        {texts.missing}
      </Text>
      <textarea
        id={`${id}-missing`}
        rows={4}
        maxLength={length}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        className={styles.field}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${id}-help ${id}-empty` : `${id}-help`}
      />
      <Note id={`${id}-help`} tone="faint">
        {texts.help}
      </Note>
      {empty && (
        <p id={`${id}-empty`} className={styles.failure}>
          {texts.empty}
        </p>
      )}
      <VisuallyHidden>
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          aria-label={texts.hidden}
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </VisuallyHidden>
      <div>
        <Button type="submit" variant="secondary">
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
