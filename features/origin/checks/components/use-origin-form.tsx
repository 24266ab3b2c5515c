'use client'

import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { isSignedIn } from '@/lib/auth/signed-in'
import { failureText } from '@/lib/forms/failure'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import { nobody, useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rememberCheck } from '../../made-checks/queries'
import { saveOriginCheck, type OriginQuestions } from '../contract'
import { answersOf, emptyForm, errorsOf, originForm, type OriginForm } from '../rules'
import type { CheckTexts } from './form-texts'

const stored = z.object({ form: originForm })

interface Setup {
  locale: Locale
  questions: OriginQuestions
  texts: CheckTexts
}

/** The form of a check with its draft, and how it is sent: once, however often it is pressed. */
export function useOriginForm({ locale, questions, texts }: Setup) {
  const { market, product, agreements } = questions
  const draft = useDraft({
    place: `origin-check:${market.iso2}:${product.code}`,
    owner: nobody,
    read: (found) => stored.safeParse(found).data?.form,
  })
  const form = useForm<OriginForm>({
    resolver: ruleResolver((values) => errorsOf(values, agreements)),
    mode: 'onTouched',
    defaultValues: draft.restored ?? emptyForm(agreements),
  })
  const contentOf = (values: OriginForm) => {
    const chosen = agreements.find(({ key }) => key === values.agreement)
    if (!chosen) throw new Problem('invalid')
    const answers = answersOf(values, chosen)
    return { market: market.iso2, hs: product.code, agreement: chosen.key, answers }
  }
  const submission = useSubmission({
    form,
    draft,
    draftOf: (values) => ({ form: values }),
    contentOf,
    deliver: (values, { key }) =>
      call(saveOriginCheck, { body: { ...contentOf(values), idempotency_key: key } }),
    onSent: ({ token }) => {
      if (!isSignedIn()) rememberCheck(token)
      window.location.assign(localePath(locale, routes.originResult(token)))
    },
  })
  return {
    form,
    send: submission.submit,
    clear: () => submission.clear(emptyForm(agreements)),
    failure: failureText(submission, { ...texts.form, problems: texts.problems }, locale),
    /** Also while the page of the result opens. */
    isSending: submission.isSending || submission.hasSaved,
    isSaved: draft.isSaved,
  }
}
