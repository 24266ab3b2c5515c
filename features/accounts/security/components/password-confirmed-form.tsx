'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/password-field'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useState, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { failureLines, type FailureTexts } from '../../queries'

type Word =
  'current' | 'wrong' | 'show' | 'hide' | 'done' | 'failed' | 'sending' | 'submit' | 'success'

export interface PasswordConfirmedTexts extends Record<Word, string> {
  required: Messages['security']['form']['required']
}

/** The result of a form that requires the password again. */
export interface Outcome {
  failed: boolean
  text: string
}

/** Sends a form; shows the server's message about a field in the visitor's language. */
export function useOutcome(texts: PasswordConfirmedTexts, failures: FailureTexts) {
  const [outcome, setOutcome] = useState<Outcome>()
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setOutcome(undefined)
    try {
      await work()
      setOutcome({ failed: false, text: texts.success })
      return true
    } catch (error) {
      const [line] = failureLines(error, failures)
      const [field, text] = line ?? ['', failures.unknown]
      setOutcome({ failed: true, text: field === 'current_password' ? texts.wrong : text })
      return false
    }
  }
  return { outcome, run }
}

interface PasswordConfirmedFormProps {
  locale: Locale
  texts: PasswordConfirmedTexts
  outcome: Outcome | undefined
  busy: boolean
  /** The result of `register('current_password')`. */
  current: UseFormRegisterReturn
  currentError: string | undefined
  variant?: ButtonVariant
  onSubmit: () => void
  children?: ReactNode
}

/** A form that requires the current password next to its own fields. */
export function PasswordConfirmedForm(props: PasswordConfirmedFormProps) {
  const { locale, texts, outcome, busy, current, currentError, variant, onSubmit, children } = props
  return (
    <MuiProvider locale={locale}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {outcome && (
          <Alert
            tone={outcome.failed ? 'error' : 'success'}
            word={outcome.failed ? texts.failed : texts.done}
            live
          >
            {outcome.text}
          </Alert>
        )}
        {children}
        <PasswordField
          field={current}
          autoComplete="current-password"
          label={texts.current}
          texts={texts}
          error={currentError}
        />
        <Button type="submit" variant={variant ?? 'primary'} aria-disabled={busy || undefined}>
          {busy ? texts.sending : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
