'use client'

import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/i18n/locale'
import { ruleText } from '@/lib/api/rule-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import {
  PasswordConfirmedForm,
  type PasswordConfirmedTexts,
} from '../../security/components/password-confirmed-form'
import { endSecondFactor } from '../contract'

interface CodeFormProps {
  locale: Locale
  texts: PasswordConfirmedTexts
  codeText: string
  failures: FailureTexts
  onSubmit: (values: { current_password: string; code: string }) => Promise<void>
}

/** A form that requires the password and a code of the authenticator. */
export function CodeForm({ locale, texts, codeText, failures, onSubmit }: CodeFormProps) {
  const form = useForm({
    resolver: zodResolver(endSecondFactor.body),
    defaultValues: { current_password: '', code: '' },
  })
  const { errors } = form.formState
  return (
    <PasswordConfirmedForm
      locale={locale}
      form={form}
      texts={texts}
      failures={failures}
      variant="secondary"
      current={form.register('current_password')}
      wrong={errors.current_password?.message}
      deliver={onSubmit}
      onSent={() => form.reset()}
    >
      <TextField
        field={form.register('code')}
        autoComplete="one-time-code"
        leftToRight
        label={codeText}
        error={ruleText(failures.rules, errors.code?.message, texts.required.code)}
      />
    </PasswordConfirmedForm>
  )
}
