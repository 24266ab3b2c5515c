'use client'

import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgetForm, requestPasswordReset } from '../contract'
import type { FailureTexts } from '../queries'
import { SettingForm } from './setting-form'

interface ForgetPanelProps {
  locale: Locale
  texts: Messages['accounts']['forget']
  failures: FailureTexts
}

/** Requests the link that sets a new password. The answer reveals nothing about the address. */
export function ForgetPanel({ locale, texts, failures }: ForgetPanelProps) {
  const form = useForm<z.input<typeof forgetForm>>({
    resolver: zodResolver(forgetForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const wrong = form.formState.errors.email?.message
  return (
    <SettingForm
      locale={locale}
      form={form}
      texts={{ ...texts, sending: texts.submitting, success: texts.sent }}
      failures={failures}
      deliver={({ email }) => call(requestPasswordReset, { body: { email } })}
      onSent={() => form.reset()}
    >
      <TextField
        field={form.register('email')}
        type="email"
        autoComplete="username"
        leftToRight
        label={texts.email}
        error={ruleText(failures.rules, wrong, texts.required.email)}
      />
    </SettingForm>
  )
}
