'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { newPasswordForm, resetPassword } from '../contract'
import { failureLines, logIn, type FailureTexts } from '../queries'
import { NewPasswordFields } from './new-password-fields'

/** The delay between setting the new password and logging in with it (spec part 1 section 2.8). */
const logInAfterMs = 2000

interface ResetPanelProps {
  locale: Locale
  /** From the address of the mail's link. */
  email: string
  token: string
  texts: Messages['accounts']['reset']
  failures: FailureTexts
}

/** Sets a new password and logs in with it two seconds later. */
export function ResetPanel({ locale, email, token, texts, failures }: ResetPanelProps) {
  const [password, setPassword] = useState<string>()
  const form = useForm<z.input<typeof newPasswordForm>>({
    resolver: zodResolver(newPasswordForm),
    mode: 'onTouched',
    defaultValues: { password: '', password_confirmation: '' },
  })
  const { register, formState } = form
  const { stage, failure, isSending, submit } = useSubmission({
    form,
    deliver: (values) => call(resetPassword, { body: { ...values, email, token } }),
    onSent: (_, values) => setPassword(values.password),
  })
  const lines = stage === 'failed' ? failureLines(failure, failures) : []
  const line = lines.find(([field]) => field === 'email') ?? lines[0]

  useEffect(() => {
    window.history.replaceState(null, '', localePath(locale, routes.forgetPassword()))
  }, [locale])

  useEffect(() => {
    if (password === undefined) return
    const timer = setTimeout(() => {
      const login = localePath(locale, routes.login())
      logIn({ email, password }).then(
        () => window.location.assign(localePath(locale, routes.home())),
        () => window.location.assign(login),
      )
    }, logInAfterMs)
    return () => clearTimeout(timer)
  }, [email, password, locale])

  if (password !== undefined) {
    return (
      <Alert tone="success" word={texts.done} live>
        {texts.success}
      </Alert>
    )
  }
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
        {line && (
          <Alert tone="error" word={texts.failed} live>
            {line[1]}
          </Alert>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          fields={{
            password: register('password'),
            password_confirmation: register('password_confirmation'),
          }}
          errorOf={(name) =>
            ruleText(failures.rules, formState.errors[name]?.message, texts.required[name])
          }
          texts={texts}
        />
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
