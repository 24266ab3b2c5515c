'use client'

import type { UploadsTexts } from '@/components/form/uploads-field'
import { dismiss, notify } from '@/components/snackbar/messages'
import type { Problem, ProblemCode } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { readDraft } from '@/lib/forms/draft'
import { problemOf, type FieldOf } from '@/lib/forms/failure'
import { attemptIn, nobody, useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/** What the form of a message says. */
export interface MessageTexts extends Record<
  'text' | 'files' | 'filesHelp' | 'empty' | 'send' | 'sending' | 'sent' | 'failed',
  string
> {
  /** The failure where no message is accepted any more. */
  over: string
  /** Shown after the person ended the sending; without it nothing is shown. */
  cancelled?: string
  upload: UploadsTexts
  /** The text for each rule that the message or one of its files can break. */
  rules: Readonly<Record<string, string>>
  problems: Record<ProblemCode, string>
}

/** Sends a message; the key is the same for every try of the same content. */
export type SendMessage<Values> = (
  message: { values: Values; files: readonly File[]; key: string },
  uploading: Uploading,
) => Promise<unknown>

interface MessageSetup<Values extends FieldValues & { text: string }> {
  form: UseFormReturn<Values, unknown, Values>
  /** What the form holds of a draft; of `{}` what it holds while it is empty. */
  schema: z.ZodType<Values>
  fieldOf: FieldOf<Values>
  /** Names the draft in the browser, which belongs to a conversation that only its sides can open. */
  place: string
  texts: MessageTexts
  send: SendMessage<Values>
  /** Asks for a login in place, since the session has ended. */
  onLoggedOut: () => void
}

/**
 * The state of the form of a message. The browser stores what is typed until it has been sent, also
 * when the tab is closed, and a repeated try of the same message counts once. The files are not stored.
 */
export function useMessage<Values extends FieldValues & { text: string }>({
  form,
  schema,
  fieldOf,
  place,
  texts,
  send,
  onLoggedOut,
}: MessageSetup<Values>) {
  const router = useRouter()
  const [files, setFiles] = useState<readonly File[]>([])
  /** The failure whose files the person has changed since. */
  const [settled, setSettled] = useState<Problem | null>(null)
  const draft = useDraft({ place, owner: nobody, read: () => null })
  const submission = useSubmission({
    form,
    draft,
    contentOf: (values) => [
      values,
      ...files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ],
    fieldOf,
    deliver: async (values, { key, uploading }) => {
      dismiss()
      await send({ values, files, key }, uploading)
    },
    onLoggedOut,
    onSent: () => {
      form.reset(schema.parse({}))
      setFiles([])
      notify(texts.sent)
      router.refresh()
      return 'changed'
    },
    onCancelled: () => {
      if (texts.cancelled !== undefined) notify(texts.cancelled)
    },
  })
  const { stage, failure, isSending } = submission
  const [rule = ''] = failure?.fields?.files ?? []
  const wrongFile = texts.rules[rule]

  const restore = useEffectEvent(() => {
    const stored = readDraft(place, nobody)
    draft.attempts.resume(attemptIn(stored))
    const found = schema.safeParse(stored)
    // What was typed before hydration stays.
    if (form.getValues().text !== '') draft.save(form.getValues())
    else if (found.success) form.reset(found.data)
  })
  useEffect(() => restore(), [place])

  const hasFailed = stage === 'failed' && wrongFile === undefined
  const { code } = problemOf(failure)
  return {
    files,
    chooseFiles: (chosen: readonly File[]) => {
      setSettled(failure)
      setFiles(chosen)
    },
    failure: hasFailed ? (code === 'conflict' ? texts.over : texts.problems[code]) : undefined,
    wrongFile: failure === settled ? undefined : wrongFile,
    progress: isSending ? submission.progress : null,
    cancel: submission.cancel,
    submit: (event: FormEvent) => void submission.submit(event),
  }
}
