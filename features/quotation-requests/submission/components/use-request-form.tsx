'use client'

import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { isSignedIn } from '@/lib/auth/signed-in'
import { deleteDraft, readDraft } from '@/lib/forms/draft'
import { fieldIn } from '@/lib/forms/failure'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import { attemptIn, nobody, useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { requestCaptchaAction, requestQuotation } from '../../contract'
import type { About } from '../queries'
import { draftOf, draftPlace, emptyRequest, validateRequest, type RequestValues } from '../rules'

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

/** What was sent, to which address, and under which key. */
export type SentRequest = OutputOf<typeof requestQuotation> & { email: string; key: string }

/**
 * Sends a request for a quotation. What is typed is kept in the browser until it has been sent, also
 * for a visitor; the same content keeps its idempotency key, so that it counts once.
 */
export function useRequestForm({ locale, company, about, market, given, siteKey }: RequestSetup) {
  const place = draftPlace({ company, ...about })
  const memberPlace = `${place}-member`
  const [owner, setOwner] = useState(nobody)
  const [sent, setSent] = useState<SentRequest>()
  const [isMember, setIsMember] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const draft = useDraft({
    place: owner === nobody ? place : memberPlace,
    owner,
    // The form is there before its script, so that a draft comes after what was typed.
    read: () => null,
  })
  const initial = { ...emptyRequest, ...given }
  const form = useForm<RequestValues>({
    resolver: ruleResolver(validateRequest),
    mode: 'onTouched',
    defaultValues: initial,
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf: ({ website: _, ...values }) => values,
    contentOf: (values) => [values, about, market],
    captcha: { siteKey, action: requestCaptchaAction },
    fieldOf: fieldIn(emptyRequest),
    deliver: (values, { key, captcha }) => {
      const subject = { company, ...about, ...(market !== undefined && { market }) }
      const body = { ...values, ...subject, idempotency_key: key, locale, recaptchaToken: captcha }
      return call(requestQuotation, { body })
    },
    onSent: (answer, { email }, key) => {
      // Visitors take their draft along when they log in.
      deleteDraft(place)
      setIsRestored(false)
      setSent({ ...answer, email, key })
    },
  })

  const restore = useEffectEvent((person: number) => {
    const kept = person === nobody ? null : readDraft(memberPlace, person)
    const found = kept ?? readDraft(place, nobody)
    draft.attempts.resume(attemptIn(found))
    const restored = draftOf(found)
    if (Object.keys(restored).length === 0) return
    // What was typed before the script arrived stays.
    const first = new Map<string, unknown>(Object.entries(initial))
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== first.get(name),
    )
    form.reset({ ...initial, ...restored, ...Object.fromEntries(typed) })
    setIsRestored(true)
  })

  useEffect(() => {
    let isGone = false
    const begin = async () => {
      const person = isSignedIn() ? await call(currentUser).catch(() => null) : null
      if (isGone) return
      setOwner(person?.id ?? nobody)
      restore(person?.id ?? nobody)
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

  /** Back to what was typed, since the address was wrong; what is sent then is another request. */
  const correct = () => {
    flushSync(() => {
      setSent(undefined)
      submission.setStage('editing')
    })
    form.setFocus('email')
  }

  return { ...submission, form, sent, correct, isMember, isSaved: draft.isSaved, isRestored }
}

export type RequestFormState = ReturnType<typeof useRequestForm>
