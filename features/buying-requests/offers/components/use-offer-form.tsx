'use client'

import { forgetDraft, readDraft, saveDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { quotationValues } from '@/features/conversations/rules'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { countText } from '@/lib/i18n/count-forms'
import { useRef, useState } from 'react'
import { set, useForm, type Resolver } from 'react-hook-form'
import { z } from 'zod'
import { sendOffer } from '../queries'
import { emptyOffer, offerErrors, offerOf, type OfferValues } from '../rules'
import type { OfferFormProps } from './offer-texts'

const nobody = 0

/** The last try to send: the same content keeps its key, so that it counts once. */
const stored = z.object({
  values: quotationValues,
  attempt: z.object({ content: z.string(), key: z.uuid() }).nullable(),
})

/** The form of an offer with its draft and files, and how it is sent: once. */
export function useOfferForm(props: OfferFormProps) {
  const { locale, requestId, unit, day, texts, onSent, deliver = sendOffer } = props
  const place = `request-offer:${requestId}`
  const [draft] = useState(() => stored.safeParse(readDraft(place, nobody)).data)
  const [isSaved, setIsSaved] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [files, setFiles] = useState<readonly File[]>([])
  const [fileError, setFileError] = useState<string>()
  const attempt = useRef(draft?.attempt ?? null)
  const { progress, send: transfer, cancel } = useUpload()
  const form = useForm<OfferValues>({
    resolver: resolverFor(day),
    mode: 'onTouched',
    defaultValues: draft?.values ?? { ...emptyOffer, unit },
  })

  const save = () => {
    saveDraft(place, nobody, { values: form.getValues(), attempt: attempt.current })
    setIsSaved(true)
  }
  useDraftWhileTyping(form, save, () => {
    setIsSaved(false)
    setIsDone(false)
  })

  const post = async (values: OfferValues) => {
    const content = JSON.stringify([values, files.map(({ name, size }) => [name, size])])
    const last = attempt.current
    const idempotency_key = last?.content === content ? last.key : newIdempotencyKey()
    attempt.current = { content, key: idempotency_key }
    save()
    const body = { ...offerOf(values), idempotency_key }
    const { ended } = await transfer((uploading) => deliver(requestId, { body, files }, uploading))
    if (ended) return
    form.reset({ ...emptyOffer, unit })
    setFiles([])
    attempt.current = null
    forgetDraft(place)
    setIsSaved(false)
    setIsDone(true)
    onSent()
  }

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    const fields = Object.entries(problem.fields ?? {})
    for (const [field, [rule = '']] of fields) {
      const name = quotationValues.keyof().safeParse(field)
      const message = ruleText(texts.rules, rule, requiredOf(texts, field))
      if (name.success) {
        form.setError(name.data, { type: 'server', ...(message !== undefined && { message }) })
      } else if (field === 'files') setFileError(message)
    }
    if (problem.code === 'too_many_requests' && problem.retryAfter !== undefined) {
      return setFailure(countText(texts.wait, Math.ceil(problem.retryAfter / 60), locale))
    }
    if (problem.code === 'conflict') return setFailure(texts.over)
    setFailure(
      fields.length > 0 ? texts.incomplete : `${texts.failed} ${texts.problems[problem.code]}`,
    )
  }

  const submit = async (values: OfferValues) => {
    if (progress !== null) return
    setFailure(undefined)
    setFileError(undefined)
    await post(values).catch(fail)
  }
  const send = () => form.handleSubmit(submit, () => setFailure(texts.incomplete))()
  return { form, send, failure, isSaved, isDone, files, setFiles, fileError, progress, cancel }
}

/** What the form says of a field without a value. */
export function requiredOf(texts: OfferFormProps['texts'], field: string): string | undefined {
  return new Map(Object.entries(texts.required)).get(field)
}

function resolverFor(day: string): Resolver<OfferValues> {
  return (values) => {
    const wrong = [...offerErrors(values, day)]
    if (wrong.length === 0) return { values, errors: {} }
    const errors = {}
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
}
