'use client'

import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { NewPasswordFields } from '../../components/new-password-fields'
import type { FailureTexts } from '../../queries'
import { changePassword } from '../contract'
import { PasswordConfirmedForm, type PasswordConfirmedTexts } from './password-confirmed-form'

interface PasswordChangeProps {
  locale: Locale
  texts: PasswordConfirmedTexts & Record<'password' | 'hint' | 'confirmation', string>
  failures: FailureTexts
}

/** Sets a new password; the person's other sessions end. */
export function PasswordChange({ locale, texts, failures }: PasswordChangeProps) {
  const form = useForm({
    resolver: zodResolver(changePassword.body),
    mode: 'onTouched',
    defaultValues: { password: '', password_confirmation: '', current_password: '' },
  })
  const { errors } = form.formState
  return (
    <PasswordConfirmedForm
      locale={locale}
      form={form}
      texts={texts}
      failures={failures}
      current={form.register('current_password')}
      wrong={errors.current_password?.message}
      deliver={(body) => call(changePassword, { body })}
      onSent={() => form.reset()}
    >
      <NewPasswordFields
        fields={{
          password: form.register('password'),
          password_confirmation: form.register('password_confirmation'),
        }}
        errorOf={(name) => ruleText(failures.rules, errors[name]?.message, texts.required[name])}
        texts={{ ...texts, passwordHint: texts.hint }}
      />
    </PasswordConfirmedForm>
  )
}
