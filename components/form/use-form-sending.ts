'use client'

import { conflictOf, type EditConflict } from '@/lib/api/edit-conflict'
import { Problem } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import type { Uploading } from '@/lib/api/transport'
import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useUpload } from './use-upload'

/** The state shown above a form; `saved` is the moment before the success is shown. */
export type FormStage = 'editing' | 'incomplete' | 'sending' | 'saved' | 'failed' | 'done'

interface FormSending<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field of a name in the server's answer; undefined for a name that is no field. */
  fieldOf: (name: string) => FieldPath<Form> | undefined
  /** When the success is shown, and when the page it leads to opens, both from the answer on. */
  success: { shownMs: number; redirectMs: number; href: string }
  /** Asks for a login in place, since the session has ended. */
  onLoggedOut: () => void
  /** Shows an edit conflict; without it, one is a failure like any other. */
  onConflict?: (conflict: EditConflict, error: unknown) => void
}

/**
 * How a form with files is sent: its state, its progress, and the errors of the server at their
 * fields. An ended session asks for the login in place; after success the form is left.
 */
export function useFormSending<Form extends FieldValues, OwnStage extends string = never>({
  form,
  fieldOf,
  success: { shownMs, redirectMs, href },
  onLoggedOut,
  onConflict,
}: FormSending<Form>) {
  const [stage, setStage] = useState<FormStage | OwnStage>('editing')
  const [failure, setFailure] = useState<Problem | null>(null)
  const { send: upload, progress, cancel } = useUpload()
  const hasSaved = stage === 'saved' || stage === 'done'

  useEffect(() => {
    if (!hasSaved) return
    const shown = setTimeout(() => setStage('done'), shownMs)
    const gone = setTimeout(() => window.location.assign(href), redirectMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(gone)
    }
  }, [hasSaved, shownMs, redirectMs, href])

  const stop = (error: unknown) => {
    setFailure(error instanceof Problem ? error : null)
    setStage('failed')
  }

  const fail = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict && onConflict) return onConflict(conflict, error)
    if (!(error instanceof Problem)) return stop(error)
    if (error.code === 'unauthenticated') {
      setStage('editing')
      return onLoggedOut()
    }
    const refused = Object.entries(error.fields ?? {}).flatMap(([name, [message]]) => {
      const field = fieldOf(name)
      return field === undefined ? [] : [{ field, message: keyOf(message ?? '') }]
    })
    if (refused.length === 0) return stop(error)
    for (const { field, message } of refused) form.setError(field, { type: 'server', message })
    setStage('incomplete')
  }

  /** Sends the form, then does what follows; a form whose sending was cancelled goes on. */
  const send = async (
    work: (uploading: Uploading) => Promise<unknown>,
    onSent: () => void | Promise<void>,
  ) => {
    setStage('sending')
    try {
      const sent = await upload(work)
      if (sent.ended) setStage('editing')
      else await onSent()
    } catch (error) {
      fail(error)
    }
  }
  return { stage, setStage, hasSaved, failure, stop, send, progress: progress ?? 0, cancel }
}
