'use client'

import { attemptsAfter, type Attempt } from '@/lib/api/idempotency-key'
import { useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './draft'

/** The owner of drafts of people without a login: they end with the next logout too. */
export const nobody = 0

interface DraftPlace<Content> {
  /** The name of the draft in the browser. */
  place: string
  /** The id of the person whose draft it is, or `nobody`. */
  owner: number
  /** What the form takes of a stored draft; nothing where that is not one of its own. */
  read: (stored: object) => Content | null | undefined
}

/** The draft of a form, with the last attempt to send it. */
export interface Draft<Content = unknown> {
  /** What was stored when the form opened; null without a draft. */
  restored: Content | null
  /** Whether the form is stored as it is. */
  isSaved: boolean
  attempts: ReturnType<typeof attemptsAfter>
  /** Stores the form, with the last attempt. */
  save: (content: object) => void
  /** What is in the form is not stored yet. */
  touch: () => void
  /** Deletes the draft, since the form was sent. */
  remove: () => void
  /** Deletes the draft and what is known of it: what is sent then is another record. */
  end: () => void
}

/** The draft of a form in this browser. One that was stored is read when the form opens. */
export function useDraft<Content>({ place, owner, read }: DraftPlace<Content>): Draft<Content> {
  const [stored] = useState(() => readDraft(place, owner))
  const [restored, setRestored] = useState(() => (stored && read(stored)) ?? null)
  const [isSaved, setIsSaved] = useState(false)
  const [attempts] = useState(() => attemptsAfter(restored === null ? null : attemptIn(stored)))
  const remove = () => {
    deleteDraft(place)
    setIsSaved(false)
  }
  return {
    restored,
    isSaved,
    attempts,
    save: (content) => {
      const attempt = attempts.last()
      saveDraft(place, owner, { ...content, ...(attempt && { attempt }) })
      setIsSaved(true)
    },
    touch: () => setIsSaved(false),
    remove,
    end: () => {
      remove()
      attempts.end()
      setRestored(null)
    },
  }
}

/** The attempt that was stored with a draft; null without one. */
export function attemptIn(stored: object | null): Attempt | null {
  if (!stored || !('attempt' in stored)) return null
  const { attempt } = stored
  if (typeof attempt !== 'object' || attempt === null) return null
  if (!('content' in attempt && 'key' in attempt)) return null
  const { content, key } = attempt
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null
}
