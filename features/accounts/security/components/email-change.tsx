'use client'

import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import { changeEmail } from '../contract'
import { PasswordConfirmedForm, type PasswordConfirmedTexts } from './password-confirmed-form'

interface EmailChangeProps {
  locale: Locale
  texts: PasswordConfirmedTexts & Record<'email', string>
  failures: FailureTexts
}

/** Changes the e-mail address, which takes effect when the mail sent there is confirmed. */
export function EmailChange({ locale, texts, failures }: EmailChangeProps) {
  const form = useForm({
    resolver: zodResolver(changeEmail.body),
    mode: 'onTouched',
    defaultValues: { email: '', current_password: '' },
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
      deliver={(body) => call(changeEmail, { body })}
      onSent={() => form.reset()}
    >
      <TextField
        field={form.register('email')}
        type="email"
        autoComplete="email"
        leftToRight
        label={texts.email}
        error={ruleText(failures.rules, errors.email?.message, texts.required.email)}
      />
    </PasswordConfirmedForm>
  )
}
