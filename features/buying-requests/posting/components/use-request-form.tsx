'use client'

import { forgetDraft, readDraft, saveDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { currentUser, type User } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useCaptcha } from '@/lib/captcha/use-captcha'
import { tradeUnits } from '@/lib/db/codes/trade-terms'
import { countText } from '@/lib/i18n/count-forms'
import { useEffect, useRef, useState } from 'react'
import { set, useForm, type Resolver } from 'react-hook-form'
import { z } from 'zod'
import { requestCaptchaAction, type EnquirySource } from '../contract'
import { enquirySource, postRequest } from '../queries'
import { draftPlace, emptyRequest, errorsOf, requestValues, type RequestValues } from '../rules'
import type { RequestFormProps } from './form-texts'

/** Drafts of people without a login belong to nobody: they end with the next logout too. */
const nobody = 0

/** The last try to send: the same content keeps its key, so that it counts once. */
const stored = z.object({
  values: requestValues,
  attempt: z.object({ content: z.string(), key: z.uuid() }).nullable(),
})

/** What was sent, to which address, and under which key. */
export type Sent = Awaited<ReturnType<typeof postRequest>> & { email: string; key: string }

/** The form with its draft, what an enquiry fills in, and how it is sent: once. */
export function useRequestForm({ locale, day, siteKey, texts }: RequestFormProps) {
  const [draft] = useState(() => stored.safeParse(readDraft(draftPlace, nobody)).data)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [isSaved, setIsSaved] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const attempt = useRef(draft?.attempt ?? null)
  const running = useRef(false)
  const hasSent = useRef(false)
  const { person, source } = useSource()
  const isConfirmed = person !== null && person.email_verified_at !== null
  const captcha = useCaptcha(siteKey)
  const form = useForm<RequestValues>({
    resolver: resolverFor(day, isConfirmed),
    mode: 'onTouched',
    defaultValues: draft?.values ?? emptyRequest,
  })
  const { getValues, setValue } = form

  useEffect(() => {
    const fill = (field: 'name' | 'company' | 'email' | 'country' | 'quality', text: string) => {
      if (getValues(field) === '') setValue(field, text)
    }
    if (person) {
      fill('name', `${person.name} ${person.last_name}`.trim())
      fill('email', person.email)
    }
    if (source) {
      fill('company', source.company)
      fill('quality', source.description.slice(0, 1_000))
      fill('country', String(source.country ?? ''))
    }
    fill('country', String(person?.country_id ?? ''))
  }, [person, source, getValues, setValue])

  const save = () => {
    if (hasSent.current) return
    saveDraft(draftPlace, nobody, { values: form.getValues(), attempt: attempt.current })
    setIsSaved(true)
  }
  useDraftWhileTyping(form, save, () => setIsSaved(false))

  const post = async (values: RequestValues) => {
    const email = person && isConfirmed ? person.email : values.email
    const { website, ...typed } = values
    const unit = z.enum(tradeUnits).parse(typed.unit)
    const content = {
      ...typed,
      unit,
      email,
      locale,
      website,
      ...(source && { enquiry: source.id }),
    }
    const text = JSON.stringify(content)
    const last = attempt.current
    const key = last?.content === text ? last.key : newIdempotencyKey()
    attempt.current = { content: text, key }
    save()
    const recaptchaToken = await captcha.token(requestCaptchaAction)
    const answer = await postRequest({ ...content, recaptchaToken, idempotency_key: key })
    hasSent.current = true
    forgetDraft(draftPlace)
    setSent({ ...answer, email, key })
  }

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    const fields = Object.entries(problem.fields ?? {})
    for (const [field, [rule = '']] of fields) {
      const name = requestValues.keyof().safeParse(field)
      if (name.success) {
        const message = ruleText(texts.rules, rule, requiredOf(texts, field))
        form.setError(name.data, { type: 'server', ...(message !== undefined && { message }) })
      }
    }
    if (problem.code === 'too_many_requests' && problem.retryAfter !== undefined) {
      return setFailure(countText(texts.wait, Math.ceil(problem.retryAfter / 60), locale))
    }
    const [rule] = problem.fields?.['recaptchaToken'] ?? []
    if (rule) return setFailure(ruleText(texts.rules, rule, undefined))
    setFailure(
      fields.length > 0 ? texts.incomplete : `${texts.failed} ${texts.problems[problem.code]}`,
    )
  }

  const submit = async (values: RequestValues) => {
    if (running.current) return
    running.current = true
    setIsSending(true)
    setFailure(undefined)
    await post(values).catch(fail)
    setIsSending(false)
    running.current = false
  }
  const send = () => form.handleSubmit(submit, () => setFailure(texts.incomplete))()

  const clear = () => {
    form.reset(emptyRequest)
    attempt.current = null
    forgetDraft(draftPlace)
    setIsSaved(false)
    setIsRestored(false)
    setFailure(undefined)
  }
  const stage = { failure, isSending, isSaved, isRestored, sent }
  return { form, send, clear, ...stage, source, isConfirmed, captcha }
}

/** What the form says of a field without a value. */
export function requiredOf(texts: RequestFormProps['texts'], field: string): string | undefined {
  return new Map(Object.entries(texts.required)).get(field)
}

/** The person who is logged in, and the enquiry that the address names. */
function useSource() {
  const [person, setPerson] = useState<User | null>(null)
  const [source, setSource] = useState<EnquirySource | null>(null)
  useEffect(() => {
    if (!isSignedIn()) return
    let isHere = true
    const id = /[?&]enquiry=([1-9]\d{0,8})(?:&|$)/.exec(window.location.search)?.[1]
    void call(currentUser)
      .then((found) => isHere && setPerson(found))
      .catch(() => null)
    if (id !== undefined) {
      void enquirySource(Number(id))
        .then((found) => isHere && setSource(found))
        .catch(() => null)
    }
    return () => {
      isHere = false
    }
  }, [])
  return { person, source }
}

function resolverFor(day: string, isConfirmed: boolean): Resolver<RequestValues> {
  return (values) => {
    const wrong = [...errorsOf(values, day, isConfirmed)]
    if (wrong.length === 0) return { values, errors: {} }
    const errors = {}
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
}
