'use client'

import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import { PasswordConfirmedForm } from '../../security/components/password-confirmed-form'
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
  const form = useForm({
    resolver: zodResolver(beginSecondFactor.body),
    defaultValues: { current_password: '' },
  })
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
      form={form}
      texts={texts.begin}
      failures={failures}
      current={form.register('current_password')}
      wrong={form.formState.errors.current_password?.message}
      deliver={(body) => call(beginSecondFactor, { body })}
      onSent={setSecret}
    />
  )
}
