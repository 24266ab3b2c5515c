'use client'

import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { NewPasswordFields } from '../../components/new-password-fields'
import type { FailureTexts } from '../../queries'
import { changePassword } from '../contract'
import {
  PasswordConfirmedForm,
  useOutcome,
  type PasswordConfirmedTexts,
} from './password-confirmed-form'

interface PasswordChangeProps {
  locale: Locale
  texts: PasswordConfirmedTexts & Record<'password' | 'hint' | 'confirmation', string>
  failures: FailureTexts
}

/** Sets a new password; the person's other sessions end. */
export function PasswordChange({ locale, texts, failures }: PasswordChangeProps) {
  const { outcome, run } = useOutcome(texts, failures)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(changePassword.body),
    mode: 'onTouched',
    defaultValues: { password: '', password_confirmation: '', current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const errorOf = (name: 'password' | 'password_confirmation' | 'current_password') =>
    ruleText(failures.rules, errors[name]?.message?.toString(), texts.required[name])
  return (
    <PasswordConfirmedForm
      locale={locale}
      texts={texts}
      outcome={outcome}
      busy={isSubmitting}
      current={register('current_password')}
      currentError={errorOf('current_password')}
      onSubmit={handleSubmit(async (values) => {
        if (await run(() => call(changePassword, { body: values }))) reset()
      })}
    >
      <NewPasswordFields
        fields={{
          password: register('password'),
          password_confirmation: register('password_confirmation'),
        }}
        errorOf={errorOf}
        texts={{ ...texts, passwordHint: texts.hint }}
      />
    </PasswordConfirmedForm>
  )
}
