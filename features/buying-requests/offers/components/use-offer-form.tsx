'use client'

import { quotationValues } from '@/features/conversations/rules'
import { failureText, fieldIn, refusalOf } from '@/lib/forms/failure'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import { nobody, useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { sendOffer } from '../queries'
import { emptyOffer, offerErrors, offerOf, type OfferValues } from '../rules'
import type { OfferFormProps } from './offer-texts'

const stored = z.object({ values: quotationValues })

/** The form of an offer with its draft and files, and how it is sent: once. */
export function useOfferForm(props: OfferFormProps) {
  const { locale, requestId, unit, day, texts, onSent, deliver = sendOffer } = props
  const empty = { ...emptyOffer, unit }
  const draft = useDraft({
    place: `request-offer:${requestId}`,
    owner: nobody,
    read: (found) => stored.safeParse(found).data?.values,
  })
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useForm<OfferValues>({
    resolver: ruleResolver((values) => offerErrors(values, day)),
    mode: 'onTouched',
    defaultValues: draft.restored ?? empty,
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf: (values) => ({ values }),
    contentOf: (values) => [values, files.map(({ name, size }) => [name, size])],
    fieldOf: fieldIn(emptyOffer),
    deliver: (values, { key, uploading }) => {
      const body = { ...offerOf(values), idempotency_key: key }
      return deliver(requestId, { body, files }, uploading)
    },
    onSent: () => {
      form.reset(empty)
      setFiles([])
      onSent()
      return 'changed'
    },
  })
  const { stage, failure } = submission
  const fileError = refusalOf(failure, 'files', texts.rules)
  const isOver = stage === 'failed' && failure?.code === 'conflict'
  const ownText = isOver ? texts.over : fileError && texts.incomplete
  return {
    form,
    send: submission.submit,
    failure: ownText ?? failureText(submission, texts, locale),
    isSaved: draft.isSaved,
    isDone: stage === 'changed',
    isSending: submission.isSending,
    files,
    setFiles,
    fileError,
    progress: submission.isSending ? submission.progress : null,
    cancel: submission.cancel,
  }
}
