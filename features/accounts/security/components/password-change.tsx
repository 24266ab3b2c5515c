'use client'

import { PasswordField } from '@/components/form/password-field'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import { ruleText } from '../../rules'
import { changePassword } from '../contract'
import { saveNewPassword } from '../queries'
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
  const errorOf = (name: keyof typeof errors) =>
    ruleText(failures.rules, errors[name]?.message?.toString())
  return (
    <PasswordConfirmedForm
      locale={locale}
      texts={texts}
      outcome={outcome}
      busy={isSubmitting}
      current={register('current_password')}
      currentError={errorOf('current_password')}
      onSubmit={handleSubmit(async (values) => {
        if (await run(() => saveNewPassword(values))) reset()
      })}
    >
      <PasswordField
        field={register('password')}
        autoComplete="new-password"
        label={texts.password}
        help={texts.hint}
        texts={texts}
        error={errorOf('password')}
      />
      <PasswordField
        field={register('password_confirmation')}
        autoComplete="new-password"
        label={texts.confirmation}
        texts={texts}
        error={errorOf('password_confirmation')}
      />
    </PasswordConfirmedForm>
  )
}
