'use client'

import { changeDetails } from '@/features/accounts/profile/contract'
import { failedField } from '@/components/form/failed-fields'
import type { FailedField } from '@/components/modal/required-fields-modal'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { askForAccount } from '@/lib/auth/account-request'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useCaptcha } from '@/lib/captcha/use-captcha'
import type { Locale } from '@/lib/i18n/locale'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { enquiryCaptchaAction, submitEnquiry, type EnquiryForm } from '../../contract'
import { idempotencyKeyOf, savedStore } from '../../drafts/components/saved-draft'
import { useDraft } from '../../drafts/components/use-draft'
import type { SurveyAnswers } from '../../readiness/rules'
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
import { failureText, refusedFields } from './refused-fields'
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
  failed: () => FailedField | null
  /** Moves to the first statement without an answer. */
  show: () => void
}

/** The stage of a submission; each but `filling` and `sent` has its modal. */
export type Stage =
  | { name: 'filling' | 'loading' | 'sent' }
  | { name: 'incomplete'; fields: readonly FailedField[] }
  | { name: 'success'; id: number }
  | { name: 'failed'; text: string }

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
  const form = useForm<EnquiryValues>({
    resolver: resolverOf(kind),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: stored?.drafts[locale]?.values ?? emptyValues,
  })
  const [stage, setStage] = useState<Stage>({ name: 'filling' })
  const [login, setLogin] = useState<'asked' | 'done' | null>(null)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const draft = useDraft({
    place,
    stored,
    locale,
    form,
    answers: survey?.answers,
    onAnswers: survey?.onAnswers,
    onElsewhere: () => notify(texts.draft.elsewhere),
  })
  const loggedIn = useCallback(() => setLogin((last) => (last === 'asked' ? 'done' : last)), [])
  const person = usePerson(loggedIn)
  const captcha = useCaptcha(siteKey)
  const fill = useEffectEvent((known: KnownValues) => {
    if (stage.name !== 'filling') return
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

  useEffect(() => () => clearTimeout(timer.current), [])

  const askToLogIn = () => {
    setStage({ name: 'filling' })
    setLogin('asked')
    askForAccount('login', { stay: true })
  }

  const failedFields = (): FailedField[] => {
    const wrong = validateFields(kind, form.getValues())
    if (kind !== 'barriers' && person && !isAddress(person.email)) {
      wrong.set('email', 'email')
      form.setError('email', { type: 'account', message: 'email' })
    }
    const fields = fieldsOf(kind).flatMap((name) => {
      const message = wrong.get(name)
      if (message === undefined) return []
      return [failedField(name, ruleText(texts.rules, message, texts.required[name]), texts)]
    })
    const statements = survey?.failed()
    return statements ? [statements, ...fields] : fields
  }

  const file = async () => {
    const values = form.getValues()
    const { website } = values
    const { email = '' } = person ?? (await currentPerson()) ?? {}
    const sent = { email, date: localTime(new Date()) }
    const submitData = submitDataOf(kind, values, sent)
    const answers = survey?.sent()
    const content = JSON.stringify([
      { ...submitData, email: values.email, date: '' },
      answers,
      values.product,
    ])
    const recaptchaToken = await captcha.token(enquiryCaptchaAction)
    const idempotency_key = idempotencyKeyOf(place, content)
    const product = asksProduct(kind) ? values.product : productOf(addressedSubject())
    const body = { submitData, product, recaptchaToken, idempotency_key, locale, website }
    return call(submitEnquiry, { body: { ...body, ...(answers && { answers }) } })
  }

  const succeed = (id: number) => {
    const values = form.getValues()
    const learnt = person && values.keep ? newDetails(kind, values, person) : null
    // The enquiry is filed: a failure here costs the person one more line in their next form.
    if (learnt) call(changeDetails, { body: learnt }).catch(() => {})
    draft.forget()
    setLogin(null)
    setStage({ name: 'sent' })
    timer.current = setTimeout(() => setStage({ name: 'success', id }), successDelayMs)
    onSent?.(id)
  }

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    if (problem.code === 'unauthenticated') return askToLogIn()
    const refused = refusedFields(kind, problem, texts)
    for (const { name, message } of refused) form.setError(name, { type: 'server', message })
    const fields = refused.map(({ name, message }) => failedField(name, message, texts))
    if (fields.length > 0) return setStage({ name: 'incomplete', fields })
    setStage({ name: 'failed', text: failureText(problem, texts, locale) })
  }

  const send = async () => {
    if (running.current) return
    draft.save()
    if (!isSignedIn()) return askToLogIn()
    running.current = true
    await form.handleSubmit(
      () => {},
      () => {},
    )()
    const fields = failedFields()
    if (fields.length > 0) setStage({ name: 'incomplete', fields })
    else {
      setStage({ name: 'loading' })
      await file().then(async ({ id }) => {
        await deliver?.(id)
        succeed(id)
      }, fail)
    }
    running.current = false
  }

  return {
    form,
    draft,
    person,
    captcha,
    stage,
    /** The note about logging in: that it is needed, or that it is done. */
    login,
    /** Runs the steps of a submission; does nothing while one is in progress. */
    send,
    close: () => setStage({ name: 'filling' }),
    askToLogIn,
    clear: () => {
      draft.clear()
      form.clearErrors()
      setLogin(null)
    },
  }
}

export type Enquiry = ReturnType<typeof useEnquiry>

function resolverOf(kind: EnquiryKind): Resolver<EnquiryValues> {
  return (values) => {
    const wrong = [...validateFields(kind, values)]
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([name, message]) => [name, { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}
