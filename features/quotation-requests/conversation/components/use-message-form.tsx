'use client'

import { forgetDraft, readDraft, saveDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { notify } from '@/components/snackbar/messages'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import { keyOf, ruleText } from '@/lib/api/rule-sentences'
import type { Uploading } from '@/lib/api/transport'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { draftAnswer, emptyAnswer, termFields, validateAnswer, type AnswerValues } from '../rules'
import type { MessageTexts } from './message-texts'

/** Sends a message; the same key for every try of the same content. */
export type Deliver = (
  message: { values: AnswerValues; files: readonly File[]; key: string },
  uploading: Uploading,
) => Promise<unknown>

interface MessageSetup {
  place: string
  texts: MessageTexts
  deliver: Deliver
}

const resolver: Resolver<AnswerValues> = (values) => {
  const wrong = [...validateAnswer(values)]
  if (wrong.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }])),
  }
}

/** A draft belongs to the conversation, which only its sides can open. */
const owner = 0

/** The state of the form of a message: draft, files, one key for all tries, errors at the fields. */
export function useMessageForm({ place, texts, deliver }: MessageSetup) {
  const router = useRouter()
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string>()
  const [wrongFile, setWrongFile] = useState<string>()
  const attempt = useRef({ content: '', key: '' })
  const { progress, send, cancel } = useUpload()
  const form = useForm<AnswerValues>({ resolver, defaultValues: emptyAnswer })

  useDraftWhileTyping(form, () => saveDraft(place, owner, form.getValues()))

  useEffect(() => {
    const draft = draftAnswer(readDraft(place, owner))
    // What was typed before the script arrived stays.
    if (draft && form.getValues('text') === '') form.reset(draft)
  }, [form, place])

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    const rule = problem.fields?.files?.[0]
    if (rule !== undefined) return setWrongFile(ruleText(texts.rules, keyOf(rule), undefined))
    const refused = termFields.flatMap((name) => {
      const [message] = problem.fields?.[name] ?? []
      return message === undefined ? [] : [{ name, message: keyOf(message) }]
    })
    for (const { name, message } of refused) form.setError(name, { type: 'server', message })
    if (refused.length > 0) return
    setFailure(problem.code === 'conflict' ? texts.form.ended : texts.problems[problem.code])
  }

  const deliverOnce = async (values: AnswerValues) => {
    if (progress !== null) return
    setFailure(undefined)
    setWrongFile(undefined)
    const content = JSON.stringify([
      values,
      ...files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ])
    if (attempt.current.content !== content) {
      attempt.current = { content, key: newIdempotencyKey() }
    }
    try {
      const { key } = attempt.current
      const { ended } = await send((uploading) => deliver({ values, files, key }, uploading))
      if (ended) return
      forgetDraft(place)
      form.reset(emptyAnswer)
      setFiles([])
      notify(texts.form.sent)
      router.refresh()
    } catch (error) {
      fail(error)
    }
  }
  const submit = (event: FormEvent) => form.handleSubmit(deliverOnce)(event)

  return { form, files, setFiles, submit, failure, wrongFile, progress, cancel }
}
