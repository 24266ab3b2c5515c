'use client'

import { readDraft, forgetDraft, saveDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useCaptcha } from '@/lib/captcha/use-captcha'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type Resolver } from 'react-hook-form'
import { requestCaptchaAction, requestQuotation } from '../../contract'
import type { About } from '../queries'
import {
  draftOf,
  draftPlace,
  emptyRequest,
  requestFieldNames,
  validateRequest,
  type RequestValues,
} from '../rules'

export interface RequestSetup {
  locale: Locale
  company: number
  about: About
  market: string | undefined
  /** What the page from which the buyer comes says already. */
  given: Partial<RequestValues>
  /** The captcha's public key; null where the portal runs without a captcha. */
  siteKey: string | null
}

export type RequestStage =
  | { name: 'filling' | 'sending' | 'incomplete' }
  | { name: 'failed'; problem: Problem }
  | {
      name: 'done'
      state: 'unconfirmed' | 'held' | 'sent'
      path: string | null
      email: string
      /** The key under which it was sent. */
      key: string
    }

const resolver: Resolver<RequestValues> = (values) => {
  const wrong = [...validateRequest(values)]
  if (wrong.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }])),
  }
}

/** Visitors have one draft on a computer, and take it along when they log in. */
const visitor = 0

/**
 * Sends a request for a quotation. What is typed is kept in the browser until it has been sent, also
 * for a visitor; the same content keeps its idempotency key, so that it counts once.
 */
export function useRequestForm({ locale, company, about, market, given, siteKey }: RequestSetup) {
  const place = draftPlace({ company, ...about })
  const memberPlace = `${place}-member`
  const [owner, setOwner] = useState(visitor)
  const [stage, setStage] = useState<RequestStage>({ name: 'filling' })
  const [isMember, setIsMember] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const attempt = useRef({ content: '', key: '' })
  const initial = { ...emptyRequest, ...given }
  const form = useForm<RequestValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: initial,
  })
  const captcha = useCaptcha(siteKey)

  const keep = () => {
    const { website: _, ...values } = form.getValues()
    saveDraft(owner === visitor ? place : memberPlace, owner, values)
    setIsSaved(true)
  }
  useDraftWhileTyping(form, keep, () => setIsSaved(false))

  const restore = useEffectEvent((person: number) => {
    const kept = person === visitor ? null : readDraft(memberPlace, person)
    const draft = draftOf(kept ?? readDraft(place, visitor))
    if (Object.keys(draft).length === 0) return
    // What was typed before the script arrived stays.
    const first = new Map<string, unknown>(Object.entries(initial))
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== first.get(name),
    )
    form.reset({ ...initial, ...draft, ...Object.fromEntries(typed) })
    setIsRestored(true)
  })

  useEffect(() => {
    let isGone = false
    const begin = async () => {
      const person = isSignedIn() ? await call(currentUser).catch(() => null) : null
      if (isGone) return
      setOwner(person?.id ?? visitor)
      restore(person?.id ?? visitor)
      if (!person) return
      const { name, last_name, email, email_verified_at, country_id } = person
      if (form.getValues('name') === '') form.setValue('name', `${name} ${last_name}`.trim())
      if (form.getValues('country') === '') form.setValue('country', String(country_id ?? ''))
      if (email_verified_at !== null) {
        form.setValue('email', email)
        setIsMember(true)
      } else if (form.getValues('email') === '') form.setValue('email', email)
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [form])

  const fail = (problem: Problem) => {
    const refused = requestFieldNames.flatMap((name) => {
      const [message] = problem.fields?.[name] ?? []
      return message === undefined ? [] : [{ name, message: keyOf(message) }]
    })
    for (const { name, message } of refused) form.setError(name, { type: 'server', message })
    setStage(refused.length > 0 ? { name: 'incomplete' } : { name: 'failed', problem })
  }

  const send = async (values: RequestValues) => {
    if (stage.name === 'sending') return
    setStage({ name: 'sending' })
    try {
      const recaptchaToken = await captcha.token(requestCaptchaAction)
      const content = JSON.stringify([values, about, market])
      if (attempt.current.content !== content) {
        attempt.current = { content, key: newIdempotencyKey() }
      }
      const { key } = attempt.current
      const subject = { company, ...about, ...(market !== undefined && { market }) }
      const done = await call(requestQuotation, {
        body: {
          ...values,
          ...subject,
          idempotency_key: key,
          locale,
          recaptchaToken,
        },
      })
      forgetDraft(place)
      forgetDraft(memberPlace)
      setIsRestored(false)
      setStage({ name: 'done', ...done, email: values.email, key })
    } catch (error) {
      fail(error instanceof Problem ? error : new Problem('unavailable'))
    }
  }
  const submit = (event: FormEvent) =>
    form.handleSubmit(send, () => setStage({ name: 'incomplete' }))(event)

  /** Back to what was typed, since the address was wrong; what is sent then is another request. */
  const correct = () => {
    flushSync(() => setStage({ name: 'filling' }))
    form.setFocus('email')
  }

  return { form, stage, submit, correct, captcha, isMember, isSaved, isRestored }
}

export type RequestFormState = ReturnType<typeof useRequestForm>
