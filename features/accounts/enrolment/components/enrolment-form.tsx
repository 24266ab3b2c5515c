'use client'

import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import {
  PasswordConfirmedForm,
  useOutcome,
} from '../../security/components/password-confirmed-form'
import { beginSecondFactor, type confirmSecondFactor } from '../contract'
import { AuthenticatorForm } from './authenticator-form'
import type { SecondFactorTexts } from './second-factor-texts'

interface EnrolmentFormProps {
  locale: Locale
  texts: SecondFactorTexts
  failures: FailureTexts
  onEnrolled: (codes: OutputOf<typeof confirmSecondFactor>) => void
}

/** Asks for the password, then shows the secret for the authenticator and asks for a first code. */
export function EnrolmentForm({ locale, texts, failures, onEnrolled }: EnrolmentFormProps) {
  const [secret, setSecret] = useState<OutputOf<typeof beginSecondFactor>>()
  const { outcome, run } = useOutcome(texts.begin, failures)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(beginSecondFactor.body),
    defaultValues: { current_password: '' },
  })
  const { errors, isSubmitting } = formState
  if (secret) {
    return (
      <AuthenticatorForm
        locale={locale}
        secret={secret}
        texts={texts}
        failures={failures}
        onEnrolled={onEnrolled}
      />
    )
  }
  return (
    <PasswordConfirmedForm
      locale={locale}
      texts={texts.begin}
      outcome={outcome}
      busy={isSubmitting}
      current={register('current_password')}
      currentError={ruleText(
        failures.rules,
        errors.current_password?.message,
        texts.begin.required.current_password,
      )}
      onSubmit={handleSubmit(async (values) => {
        await run(async () => setSecret(await call(beginSecondFactor, { body: values })))
      })}
    />
  )
}
