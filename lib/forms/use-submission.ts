'use client'

import { conflictOf, type EditConflict } from '@/lib/api/edit-conflict'
import { attemptsAfter } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { useCaptcha } from '@/lib/captcha/use-captcha'
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { refusedFields, type FieldOf } from './failure'
import type { Draft } from './use-draft'
import { useDraftWhileTyping } from './use-draft-while-typing'
import { useUpload } from './use-upload'

/**
 * How far a form is. `saved` is a success that ends the form, which dialogs show a moment later
 * as `done`; `changed` is one after which it goes on, and ends with what is typed next.
 */
export type FormStage =
  ('editing' | 'incomplete' | 'sending' | 'conflict' | 'failed') | ('saved' | 'done' | 'changed')

/** What a call of a form takes besides its values. */
export interface Sending {
  /** The key under which the same content counts once, however often it is sent. */
  key: string
  /** The token of the captcha; null where there is none. */
  captcha: string | null
  /** The other version that was shown after an edit conflict, which is overwritten; null without one. */
  seen: number | null
  uploading: Uploading
}

/** When the success is shown, and when the page it leads to opens, both from the answer on. */
interface Success {
  shownMs: number
  redirectMs?: number
  href?: string
}

interface Setup<Values extends FieldValues, Output, Answer, Theirs> {
  form: UseFormReturn<Values, unknown, Output>
  /** Makes the call. */
  deliver: (values: Output, sending: Sending) => Promise<Answer>
  /**
   * What follows; the stage that it answers comes in place of `saved`. It must not throw: the record
   * is stored, and its draft is gone.
   */
  onSent?: (
    answer: Answer,
    values: Output,
    key: string,
  ) => FormStage | void | Promise<FormStage | void>
  /** The fields at which the server's answer is shown; without it, none. */
  fieldOf?: FieldOf<Values>
  /** What makes one record: the same content has the same key. Only calls that take one need it. */
  contentOf?: (values: Output) => unknown
  /** Where the form itself knows the keys of its attempts. */
  keyOf?: (content: string) => string
  draft?: Draft
  /** What of the values is stored as a draft; without it, all of them. */
  draftOf?: (values: Values) => object
  captcha?: { siteKey: string | null; action: string }
  /** Where dialogs show what came of it: they take the focus from the fields, too. */
  success?: Success
  /** Called where the session has ended; without it, that is a failure. The form stays as it is. */
  onLoggedOut?: () => void
  /** Called where the person ended the sending. */
  onCancelled?: () => void
  /** Loads the other version after an edit conflict; where there is none, the conflict is a failure. */
  theirs?: () => Promise<Theirs | null>
}

/**
 * How a form is sent: once, however often it is pressed. What is typed is stored until the answer is
 * there; what the server refuses is shown at its field; the same content keeps its idempotency key,
 * also after a lost network or a reload, so that it counts once.
 */
export function useSubmission<
  Values extends FieldValues,
  Output,
  Answer,
  Theirs extends object = never,
>(setup: Setup<Values, Output, Answer, Theirs>) {
  const { form, draft } = setup
  const [stage, setStage] = useState<FormStage>('editing')
  const { failure, setFailure, conflict, setConflict, fail } = useFailure(setup, setStage)
  const [ownAttempts] = useState(() => attemptsAfter(null))
  const isRunning = useRef(false)
  const { send: transfer, progress, cancel } = useUpload()
  const captcha = useCaptcha(setup.captcha?.siteKey ?? null)
  const hasSaved = stage === 'saved' || stage === 'done'
  const attempts = draft?.attempts ?? ownAttempts
  const { save, end } = useSaving(setup, () => {
    if (stage === 'changed') setStage('editing')
    return !hasSaved
  })
  useSuccess(hasSaved ? setup.success : undefined, () => setStage('done'))

  /** The key of the content, stored with the draft: the attempt may arrive without an answer. */
  const keyFor = (values: Output) => {
    if (!setup.contentOf) return ''
    const key = (setup.keyOf ?? attempts.keyOf)(JSON.stringify(setup.contentOf(values)))
    save()
    return key
  }

  const make = async (values: Output) => {
    const key = keyFor(values)
    const token = setup.captcha ? await captcha.token(setup.captcha.action) : null
    const sent = await transfer((uploading) =>
      setup.deliver(values, { key, captcha: token, seen: conflict?.version ?? null, uploading }),
    )
    if (sent.ended) {
      setStage('editing')
      return setup.onCancelled?.()
    }
    end()
    setConflict(null)
    const next = (await setup.onSent?.(sent.answer, values, key)) ?? 'saved'
    if (next === 'changed') draft?.end()
    setStage(next)
  }

  const send = async (values: Output) => {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(null)
    setStage('sending')
    try {
      await make(values).catch(fail)
    } finally {
      isRunning.current = false
    }
  }
  return {
    stage,
    setStage,
    hasSaved,
    isSending: stage === 'sending',
    failure,
    conflict,
    progress: progress ?? 0,
    cancel,
    captcha,
    submit: (event?: BaseSyntheticEvent) =>
      form.handleSubmit(send, () => setStage('incomplete'))(event),
    /** Shows these values in place of what was typed; what is sent then is another record. */
    clear: (values: Values) => {
      form.reset(values)
      attempts.end()
      draft?.end()
      setFailure(null)
      setStage('editing')
    },
  }
}

/** Stores the draft of a form while somebody types; what was sent is no draft until `onType` says so. */
function useSaving<Values extends FieldValues, Output>(
  {
    form,
    draft,
    draftOf,
  }: Pick<Setup<Values, Output, unknown, object>, 'form' | 'draft' | 'draftOf'>,
  onType: () => boolean,
) {
  const isSent = useRef(false)
  const save = () => {
    if (isSent.current) return
    const values = form.getValues()
    draft?.save(draftOf?.(values) ?? values)
  }
  useDraftWhileTyping(form, save, () => {
    draft?.touch()
    if (onType()) isSent.current = false
  })
  return {
    save,
    end: () => {
      isSent.current = true
      draft?.remove()
    },
  }
}

/** What a failure was: the fields that the server refused, an edit conflict, or another problem. */
function useFailure<Values extends FieldValues, Output, Answer, Theirs extends object>(
  setup: Setup<Values, Output, Answer, Theirs>,
  setStage: (stage: FormStage) => void,
) {
  const { form } = setup
  const [failure, setFailure] = useState<Problem | null>(null)
  const [conflict, setConflict] = useState<(EditConflict & Theirs) | null>(null)
  const fail = async (error: unknown) => {
    const problem = error instanceof Problem ? error : null
    const changed = setup.theirs ? conflictOf(error) : null
    const theirs = changed && (await setup.theirs?.().catch(() => null))
    if (changed && theirs) {
      setConflict({ ...changed, ...theirs })
      return setStage('conflict')
    }
    if (problem?.code === 'unauthenticated' && setup.onLoggedOut) {
      setStage('editing')
      return setup.onLoggedOut()
    }
    setFailure(problem)
    const refused = refusedFields(problem, setup.fieldOf)
    for (const [place, { field, message }] of refused.entries()) {
      const shouldFocus = place === 0 && setup.success === undefined
      form.setError(field, { type: 'server', message }, { shouldFocus })
    }
    setStage(refused.length > 0 ? 'incomplete' : 'failed')
  }
  return { failure, setFailure, conflict, setConflict, fail }
}

function useSuccess(success: Success | undefined, onShown: () => void): void {
  const { shownMs, redirectMs, href } = success ?? {}
  const show = useEffectEvent(onShown)
  useEffect(() => {
    if (shownMs === undefined) return
    const shown = setTimeout(show, shownMs)
    const gone =
      href === undefined ? undefined : setTimeout(() => window.location.assign(href), redirectMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(gone)
    }
  }, [shownMs, redirectMs, href])
}
