'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginForm } from '../contract'
import type { AccountRuleTexts, LoginForm as LoginValues } from '../rules'

export interface LoginFormProps {
  texts: Messages['accounts']['login']
  rules: AccountRuleTexts
  /** Logs in; returns the error in the visitor's language, nothing on success. */
  onSubmit: (values: LoginValues) => Promise<readonly string[]>
  /** Called after a login. */
  onAuthorized: () => void
}

/**
 * Email and password (spec part 1 sections 2.8, 4 and 5), then, where the account has a second factor,
 * its code as a second step. It is cleared after a failure, except for a wrong code.
 */
export function LoginForm({ texts, rules, onSubmit, onAuthorized }: LoginFormProps) {
  const [failure, setFailure] = useState<string>()
  const [asksCode, setAsksCode] = useState(false)
  const { register, control, handleSubmit, reset, setError, setFocus, setValue, formState } =
    useForm<LoginValues>({
      resolver: zodResolver(loginForm),
      mode: 'onTouched',
      defaultValues: { email: '', password: '', remember: false, code: '' },
    })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])

  const send = async (values: LoginValues) => {
    setFailure(undefined)
    const [problem] = await onSubmit(values)
    if (problem === undefined) return onAuthorized()
    const isWrongCode = problem === rules.code || problem === rules.sealed
    if (isWrongCode || problem === rules.second_factor) {
      setValue('code', '')
      setAsksCode(true)
      if (isWrongCode) setError('code', { message: problem }, { shouldFocus: true })
      return
    }
    reset(undefined, { keepDefaultValues: true })
    setAsksCode(false)
    setFailure(problem)
  }
  const back = () => {
    reset()
    setAsksCode(false)
  }
  if (asksCode) {
    return (
      <Form onSubmit={handleSubmit(send)}>
        <p role="status">{texts.codeStep}</p>
        <TextField
          field={register('code')}
          autoComplete="one-time-code"
          leftToRight
          label={texts.code}
          error={ruleText(rules, errors.code?.message, undefined)}
        />
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <Button variant="quiet" onClick={back}>
          {texts.back}
        </Button>
      </Form>
    )
  }
  return (
    <Form onSubmit={handleSubmit(send)}>
      {failure && (
        <Alert tone="error" word={texts.failed} live>
          {failure}
        </Alert>
      )}
      <TextField
        field={register('email')}
        type="email"
        autoComplete="username"
        leftToRight
        label={texts.email}
        error={ruleText(rules, errors.email?.message, texts.required.email)}
      />
      <PasswordField
        field={register('password')}
        autoComplete="current-password"
        label={texts.password}
        texts={texts}
        error={ruleText(rules, errors.password?.message, texts.required.password)}
      />
      <CheckboxField control={control} name="remember" label={texts.remember} />
      <Button type="submit" aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </Form>
  )
}
