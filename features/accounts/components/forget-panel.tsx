'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgetForm, requestPasswordReset } from '../contract'
import { failureLines, type FailureTexts } from '../queries'

interface ForgetPanelProps {
  locale: Locale
  texts: Messages['accounts']['forget']
  failures: FailureTexts
}

/** Requests the link that sets a new password. The answer reveals nothing about the address. */
export function ForgetPanel({ locale, texts, failures }: ForgetPanelProps) {
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string }>()
  const { register, handleSubmit, reset, formState } = useForm<z.input<typeof forgetForm>>({
    resolver: zodResolver(forgetForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState

  const send = async ({ email }: { email: string }) => {
    try {
      await call(requestPasswordReset, { body: { email } })
      reset()
      setOutcome({ failed: false, text: texts.sent })
    } catch (error) {
      const [line] = failureLines(error, failures)
      setOutcome({ failed: true, text: line?.[1] ?? failures.unknown })
    }
  }
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={handleSubmit(send)}>
        {outcome && (
          <Alert
            tone={outcome.failed ? 'error' : 'success'}
            word={outcome.failed ? texts.failed : texts.done}
            live
          >
            {outcome.text}
          </Alert>
        )}
        <TextField
          field={register('email')}
          type="email"
          autoComplete="username"
          leftToRight
          label={texts.email}
          error={ruleText(failures.rules, errors.email?.message, texts.required.email)}
        />
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
