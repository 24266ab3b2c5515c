'use client'

import { forgetDraft, readDraft, saveDraft } from '@/components/form/draft'
import type { UploadsTexts } from '@/components/form/uploads-field'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { dismiss, notify } from '@/components/snackbar/messages'
import { attemptsAfter } from '@/lib/api/idempotency-key'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

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
  form: UseFormReturn<Values>
  /** What the form holds of a draft; of `{}` what it holds while it is empty. */
  schema: z.ZodType<Values>
  /** The field of a name in the server's answer; undefined for a name that is no field. */
  fieldOf: (name: string) => FieldPath<Values> | undefined
  /** Names the draft in the browser. */
  place: string
  texts: MessageTexts
  send: SendMessage<Values>
  /** Asks for a login in place, since the session has ended. */
  onLoggedOut: () => void
}

/** A draft belongs to the conversation, which only its sides can open. */
const owner = 0

const storedAttempt = z.object({ attempt: z.object({ content: z.string(), key: z.uuid() }) })

/** What is typed, with the key of the last try: the browser stores both until the message has been sent. */
function useStoredMessage<Values extends FieldValues & { text: string }>({
  form,
  schema,
  place,
}: Pick<MessageSetup<Values>, 'form' | 'schema' | 'place'>) {
  const attempts = useRef(attemptsAfter(null))
  const save = () =>
    saveDraft(place, owner, { ...form.getValues(), attempt: attempts.current.last() })
  useDraftWhileTyping(form, save)

  const restore = useEffectEvent(() => {
    const stored = readDraft(place, owner)
    const draft = schema.safeParse(stored)
    attempts.current = attemptsAfter(storedAttempt.safeParse(stored).data?.attempt ?? null)
    // What was typed before hydration stays.
    if (form.getValues().text !== '') save()
    else if (draft.success) form.reset(draft.data)
  })
  useEffect(() => restore(), [place])

  const keyOf = (content: unknown) => {
    const key = attempts.current.keyOf(JSON.stringify(content))
    save()
    return key
  }
  const clear = () => {
    attempts.current.end()
    forgetDraft(place)
    form.reset(schema.parse({}))
  }
  return { keyOf, clear }
}

/**
 * The state of the form of a message. The browser stores what is typed until it has been sent, also
 * when the tab is closed, and a repeated try of the same message counts once. The files are not stored.
 */
export function useMessage<Values extends FieldValues & { text: string }>(
  setup: MessageSetup<Values>,
) {
  const { form, fieldOf, texts, send, onLoggedOut } = setup
  const router = useRouter()
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string>()
  const [wrongFile, setWrongFile] = useState<string>()
  const isSending = useRef(false)
  const { progress, send: upload, cancel } = useUpload()
  const { keyOf, clear } = useStoredMessage(setup)

  const chooseFiles = (chosen: readonly File[]) => {
    setWrongFile(undefined)
    setFiles(chosen)
  }

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    if (problem.code === 'unauthenticated') onLoggedOut()
    const [rule = ''] = problem.fields?.files ?? []
    const wrong = texts.rules[rule]
    if (wrong !== undefined) return setWrongFile(wrong)
    const refused = Object.entries(problem.fields ?? {}).flatMap(([name, [message = '']]) => {
      const field = fieldOf(name)
      return field === undefined ? [] : [{ field, message }]
    })
    for (const { field, message } of refused) form.setError(field, { type: 'server', message })
    if (refused.length > 0) return
    setFailure(problem.code === 'conflict' ? texts.over : texts.problems[problem.code])
  }

  const deliver = async (values: Values) => {
    // A second press can come before the first one has rendered.
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    setWrongFile(undefined)
    dismiss()
    const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified])
    const key = keyOf([values, ...chosen])
    try {
      const { ended } = await upload((uploading) => send({ values, files, key }, uploading))
      if (ended) {
        if (texts.cancelled !== undefined) notify(texts.cancelled)
        return
      }
      clear()
      setFiles([])
      notify(texts.sent)
      router.refresh()
    } catch (error) {
      fail(error)
    } finally {
      isSending.current = false
    }
  }
  const submit = (event: FormEvent) => void form.handleSubmit(deliver)(event)

  return { files, chooseFiles, failure, wrongFile, progress, cancel, submit }
}
