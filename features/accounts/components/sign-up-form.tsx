'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { Link } from '@/components/link/link'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountLimits } from '../contract'
import { registrationForm, type AccountRuleTexts, type RegistrationForm } from '../rules'
import { NewPasswordFields } from './new-password-fields'

/** How long the success message is shown before the sign-up is done (spec part 1 section 4). */
const successMs = 3000

export interface SignUpFormProps {
  texts: Messages['accounts']['signUp']
  rules: AccountRuleTexts
  termsHref: string
  /** Registers; returns each message of a refusal as a line, nothing on success. */
  onSubmit: (values: RegistrationForm) => Promise<readonly string[]>
  /**
   * Called three seconds after the success message, when the person is registered and logged in.
   */
  onRegistered: () => void
}

/** A message of a refusal with the label of its field. */
export function labelled([field, text]: [string, string], texts: SignUpFormProps['texts']): string {
  const { name, phone, email, password, confirmation } = texts
  const labels: Partial<Record<string, string>> = {
    name,
    phone,
    email,
    password,
    password_confirmation: confirmation,
  }
  return field ? `${labels[field] ?? field}: ${text}` : text
}

const empty: RegistrationForm = {
  name: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
  agreements: false,
}

/** Registration (spec part 1 sections 2.8, 4 and 5). */
export function SignUpForm({ texts, rules, termsHref, onSubmit, onRegistered }: SignUpFormProps) {
  const [failures, setFailures] = useState<readonly string[]>([])
  const [done, setDone] = useState(false)
  const { register, control, handleSubmit, reset, formState } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const errorOf = (name: keyof RegistrationForm) =>
    ruleText(rules, errors[name]?.message, texts.required[name])

  const registered = useEffectEvent(onRegistered)

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => registered(), successMs)
    return () => clearTimeout(timer)
  }, [done])

  // Enter twice submits twice, and the second answer may come after the first: a success ends it.
  const running = useRef(false)
  const send = async (values: RegistrationForm) => {
    if (running.current) return
    running.current = true
    const problems = await onSubmit(values)
    setFailures(problems)
    if (problems.length > 0) {
      running.current = false
      return
    }
    reset(empty)
    setDone(true)
  }
  return (
    <Form onSubmit={(event) => void handleSubmit(send)(event)}>
      {done && (
        <Alert tone="success" word={texts.succeeded} live>
          {texts.success}
        </Alert>
      )}
      <TextField
        field={register('name')}
        autoComplete="name"
        label={texts.name}
        help={texts.nameHint}
        maxLength={accountLimits.text}
        error={errorOf('name')}
      />
      <TextField
        field={register('phone')}
        type="tel"
        autoComplete="tel"
        leftToRight
        label={texts.phone}
        help={texts.phoneHint}
        error={errorOf('phone')}
      />
      <TextField
        field={register('email')}
        type="email"
        autoComplete="email"
        leftToRight
        label={texts.email}
        error={errorOf('email')}
      />
      <NewPasswordFields
        fields={{
          password: register('password'),
          password_confirmation: register('password_confirmation'),
        }}
        errorOf={errorOf}
        texts={texts}
      />
      <CheckboxField
        control={control}
        name="agreements"
        error={errorOf('agreements')}
        label={
          <>
            {texts.agree}{' '}
            <Link href={termsHref} newTab={texts.newTab}>
              {texts.terms}
            </Link>
          </>
        }
      />
      {failures.length > 0 && (
        <Alert tone="error" word={texts.failed} live>
          <ul>
            {failures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Button type="submit" aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </Form>
  )
}
