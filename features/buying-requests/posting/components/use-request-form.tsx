'use client'

import { currentUser, type User } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { isSignedIn } from '@/lib/auth/signed-in'
import { tradeUnits } from '@/lib/db/codes/trade-terms'
import { failureText, fieldIn, refusalOf } from '@/lib/forms/failure'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import { nobody, useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requestCaptchaAction, type EnquirySource } from '../contract'
import { enquirySource, postRequest } from '../queries'
import { draftPlace, emptyRequest, errorsOf, requestValues, type RequestValues } from '../rules'
import type { RequestFormProps } from './form-texts'

const stored = z.object({ values: requestValues })

/** What was sent, to which address, and under which key. */
export type Sent = Awaited<ReturnType<typeof postRequest>> & { email: string; key: string }

/** The form with its draft, what an enquiry fills in, and how it is sent: once. */
export function useRequestForm({ locale, day, siteKey, texts }: RequestFormProps) {
  const draft = useDraft({
    place: draftPlace,
    owner: nobody,
    read: (found) => stored.safeParse(found).data?.values,
  })
  const [sent, setSent] = useState<Sent>()
  const { person, source } = useSource()
  const isConfirmed = person !== null && person.email_verified_at !== null
  const form = useForm<RequestValues>({
    resolver: ruleResolver((values) => errorsOf(values, day, isConfirmed)),
    mode: 'onTouched',
    defaultValues: draft.restored ?? emptyRequest,
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

  const contentOf = (values: RequestValues) => ({
    ...values,
    unit: z.enum(tradeUnits).parse(values.unit),
    email: person && isConfirmed ? person.email : values.email,
    locale,
    ...(source && { enquiry: source.id }),
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf: (values) => ({ values }),
    contentOf,
    captcha: { siteKey, action: requestCaptchaAction },
    fieldOf: fieldIn(emptyRequest),
    deliver: (values, { key, captcha }) =>
      postRequest({ ...contentOf(values), recaptchaToken: captcha, idempotency_key: key }),
    onSent: (answer, values, key) => setSent({ ...answer, email: contentOf(values).email, key }),
  })
  return {
    form,
    send: submission.submit,
    clear: () => submission.clear(emptyRequest),
    failure:
      (submission.stage === 'failed' &&
        refusalOf(submission.failure, 'recaptchaToken', texts.rules)) ||
      failureText(submission, texts, locale),
    isSending: submission.isSending,
    isSaved: draft.isSaved,
    isRestored: draft.restored !== null,
    captcha: submission.captcha,
    sent,
    source,
    isConfirmed,
  }
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
