'use client'

import { changeDetails } from '@/features/accounts/profile/contract'
import type { FailedField } from '@/components/modal/required-fields-modal'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { requestLogin } from '@/lib/auth/account-request'
import { isSignedIn } from '@/lib/auth/signed-in'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { useCallback, useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { enquiryCaptchaAction, submitEnquiry, type EnquiryForm } from '../../contract'
import { idempotencyKeyOf, savedStore } from '../../drafts/components/saved-draft'
import { useDraft } from '../../drafts/components/use-draft'
import { surveyName, type SurveyAnswers } from '../../readiness/rules'
import { emptyValues, type EnquiryValues, type KnownValues } from '../../rules/form-values'
import {
  asksProduct,
  enquiryForms,
  fieldsOf,
  isAddress,
  validateFields,
  localTime,
  newDetails,
  submitDataOf,
  type EnquiryKind,
} from '../rules'
import { productOf } from '../../rules/subjects'
import type { EnquiryTexts } from './enquiry-texts'
import { knownValues } from './known-values'
import { currentPerson, usePerson } from './use-person'
import { addressedSubject } from './use-subject'

/** The success modal opens this long after the answer (spec part 2 section 4). */
export const successDelayMs = 500

/** What a form has besides its fields: the statements of the readiness assessment. */
export interface SurveyPart {
  answers: SurveyAnswers
  onAnswers: (answers: SurveyAnswers) => void
  /** The answers in the form of the API. */
  sent: () => NonNullable<EnquiryForm['answers']>
  /** The entry of the error summary while statements have no answer. */
  missing: FailedField | null
  /** Called before the form is sent, whether or not it is complete. */
  onJudge: () => void
}

export interface EnquirySetup {
  locale: Locale
  kind: EnquiryKind
  texts: EnquiryTexts
  /** The captcha's public key; null where the portal runs without a captcha. */
  siteKey: string | null
  survey?: SurveyPart
  /** Sends what goes along with an enquiry once it has its number. */
  deliver?: (id: number) => Promise<void>
  /** Called with the number of the filed enquiry. */
  onSent?: (id: number) => void
}

/**
 * Submits an enquiry of any kind (spec part 1 section 4): login first, then the fields, the
 * captcha, the call, and its number. The draft stays saved until the response has arrived. The same
 * content keeps its idempotency key when it is sent again, and counts once.
 */
export function useEnquiry(setup: EnquirySetup) {
  const { locale, kind, texts, siteKey, survey, deliver, onSent } = setup
  const place = enquiryForms[kind].draft
  const [stored] = useState(() => savedStore(place))
  const [login, setLogin] = useState<'asked' | 'done' | null>(null)
  const [id, setId] = useState(0)
  const loggedIn = useCallback(() => setLogin((last) => (last === 'asked' ? 'done' : last)), [])
  const person = usePerson(loggedIn)
  const form = useForm<EnquiryValues>({
    resolver: ruleResolver((values) => {
      const wrong = new Map<string, string>(validateFields(kind, values))
      if (kind !== 'barriers' && person && !isAddress(person.email)) wrong.set('email', 'email')
      if (survey?.missing) wrong.set(surveyName, 'questionnaire')
      return wrong
    }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: stored?.drafts[locale]?.values ?? emptyValues,
  })
  const draft = useDraft({
    place,
    stored,
    locale,
    form,
    answers: survey?.answers,
    onAnswers: survey?.onAnswers,
    onElsewhere: () => notify(texts.draft.elsewhere),
  })

  const logIn = () => {
    setLogin('asked')
    requestLogin()
  }
  const submission = useSubmission({
    form,
    contentOf: (values) => [
      submitDataOf(kind, values, { email: values.email, date: '' }),
      survey?.sent(),
      values.product,
    ],
    keyOf: (content) => idempotencyKeyOf(place, content),
    captcha: { siteKey, action: enquiryCaptchaAction },
    fieldOf: (name) => fieldsOf(kind).find((field) => name.replace('submitData.', '') === field),
    success: { shownMs: successDelayMs },
    onLoggedOut: logIn,
    deliver: async (values, { key: idempotency_key, captcha: recaptchaToken }) => {
      const { email = '' } = person ?? (await currentPerson()) ?? {}
      const submitData = submitDataOf(kind, values, { email, date: localTime(new Date()) })
      const product = asksProduct(kind) ? values.product : productOf(addressedSubject())
      const answers = survey?.sent()
      const body = { submitData, product, recaptchaToken, idempotency_key, locale }
      const filed = await call(submitEnquiry, {
        body: { ...body, website: values.website, ...(answers && { answers }) },
      })
      await deliver?.(filed.id)
      return filed.id
    },
    onSent: (number, values) => {
      const learnt = person && values.keep ? newDetails(kind, values, person) : null
      // The enquiry is filed: a failure here costs the person one more line in their next form.
      if (learnt) call(changeDetails, { body: learnt }).catch(() => {})
      draft.forget()
      setLogin(null)
      setId(number)
      onSent?.(number)
    },
  })
  const { stage, setStage } = submission
  const fill = useEffectEvent((known: KnownValues) => {
    if (stage !== 'editing') return
    draft.fill({ ...known, ...(texts.message !== null && { description: texts.message }) })
  })

  useEffect(() => {
    if (!person) return
    let isGone = false
    void knownValues(person, kind, locale).then((known) => {
      if (!isGone) fill(known)
    })
    return () => {
      isGone = true
    }
  }, [person, kind, locale])

  const close = () => setStage('editing')
  return {
    ...submission,
    kind,
    form,
    draft,
    survey,
    person,
    /** The number of the filed enquiry. */
    id,
    /** The note about logging in: that it is needed, or that it is done. */
    login,
    /** Runs the steps of a submission; does nothing while one is in progress. */
    send: async (event?: FormEvent) => {
      event?.preventDefault()
      if (submission.isSending) return
      draft.save()
      if (isSignedIn()) {
        survey?.onJudge()
        return submission.submit()
      }
      close()
      logIn()
    },
    close,
    logIn,
    clear: () => {
      draft.clear()
      form.clearErrors()
      setLogin(null)
    },
  }
}

export type Enquiry = ReturnType<typeof useEnquiry>
