'use client'

import { forgetDraft, readDraft, saveDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { call } from '@/lib/api/call'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { Problem } from '@/lib/api/problem'
import { isSignedIn } from '@/lib/auth/signed-in'
import { countText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useRef, useState } from 'react'
import { set, useForm, type Resolver } from 'react-hook-form'
import { z } from 'zod'
import { rememberCheck } from '../../made-checks/queries'
import { saveOriginCheck, type AgreementChoice, type OriginQuestions } from '../contract'
import { answersOf, emptyForm, errorsOf, originForm, type OriginForm } from '../rules'
import type { CheckTexts } from './form-texts'

/** Drafts of people without a login belong to nobody: they end with the next logout too. */
const nobody = 0

/** The last try to save a check: the same content keeps its key, so that it counts once. */
const stored = z.object({
  form: originForm,
  attempt: z.object({ content: z.string(), key: z.uuid() }).nullable(),
})

interface Setup {
  locale: Locale
  questions: OriginQuestions
  texts: CheckTexts
}

/** The form of a check with its draft, and how it is sent: once, however often it is pressed. */
export function useOriginForm({ locale, questions, texts }: Setup) {
  const { market, product, agreements } = questions
  const place = `origin-check:${market.iso2}:${product.code}`
  const [draft] = useState(() => stored.safeParse(readDraft(place, nobody)).data)
  const [isSaved, setIsSaved] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = useRef(draft?.attempt ?? null)
  const running = useRef(false)
  /** What was sent is no draft any more, also while the page of the result opens. */
  const hasSent = useRef(false)
  const form = useForm<OriginForm>({
    resolver: resolverFor(questions),
    mode: 'onTouched',
    defaultValues: draft?.form ?? emptyForm(agreements),
  })

  const save = () => {
    if (hasSent.current) return
    saveDraft(place, nobody, { form: form.getValues(), attempt: attempt.current })
    setIsSaved(true)
  }
  useDraftWhileTyping(form, save, () => setIsSaved(false))

  const post = async (values: OriginForm, chosen: AgreementChoice) => {
    const answers = answersOf(values, chosen)
    const content = { market: market.iso2, hs: product.code, agreement: chosen.key, answers }
    const text = JSON.stringify(content)
    const last = attempt.current
    const key = last?.content === text ? last.key : newIdempotencyKey()
    attempt.current = { content: text, key }
    save()
    const { token } = await call(saveOriginCheck, { body: { ...content, idempotency_key: key } })
    if (!isSignedIn()) rememberCheck(token)
    hasSent.current = true
    forgetDraft(place)
    window.location.assign(localePath(locale, routes.originResult(token)))
  }

  const submit = async (values: OriginForm) => {
    const chosen = agreements.find(({ key }) => key === values.agreement)
    if (!chosen || running.current) return
    running.current = true
    setIsSending(true)
    setFailure(undefined)
    try {
      await post(values, chosen)
    } catch (error) {
      setFailure(failureText(error, texts, locale))
      setIsSending(false)
    }
    running.current = false
  }
  const send = () => form.handleSubmit(submit, () => setFailure(texts.form.incomplete))()

  const clear = () => {
    form.reset(emptyForm(agreements))
    attempt.current = null
    forgetDraft(place)
    setIsSaved(false)
    setFailure(undefined)
  }
  return { form, send, clear, failure, isSending, isSaved }
}

function resolverFor({ agreements }: OriginQuestions): Resolver<OriginForm> {
  return (values) => {
    const wrong = [...errorsOf(values, agreements)]
    if (wrong.length === 0) return { values, errors: {} }
    const errors = {}
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
}

function failureText(error: unknown, { form, problems }: CheckTexts, locale: Locale): string {
  if (!(error instanceof Problem)) return form.failed
  if (error.code === 'too_many_requests' && error.retryAfter !== undefined) {
    return countText(form.wait, Math.ceil(error.retryAfter / 60), locale)
  }
  return `${form.failed} ${problems[error.code]}`
}
