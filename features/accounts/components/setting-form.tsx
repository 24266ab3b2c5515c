'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failureLines, type FailureTexts } from '../queries'

export interface SettingFormProps<Values extends FieldValues, Output, Answer> {
  locale: Locale
  form: UseFormReturn<Values, unknown, Output>
  deliver: (values: Output) => Promise<Answer>
  onSent?: (answer: Answer) => void
  texts: Record<'submit' | 'sending' | 'done' | 'success' | 'failed', string>
  failures: FailureTexts
  /** What the form writes of a refused field in place of the server's message. */
  refused?: Readonly<Partial<Record<string, string>>>
  variant?: ButtonVariant
  children?: ReactNode
}

/** A setting of the account: its fields, a button, and above them what came of saving. */
export function SettingForm<Values extends FieldValues, Output, Answer>(
  props: SettingFormProps<Values, Output, Answer>,
) {
  const { locale, form, deliver, onSent, texts, failures, refused = {}, variant } = props
  const { stage, failure, isSending, submit } = useSubmission({
    form,
    deliver,
    onSent: (answer: Answer) => onSent?.(answer),
  })
  const [first] = stage === 'failed' ? failureLines(failure, failures) : []
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
        {first && (
          <Alert tone="error" word={texts.failed} live>
            {refused[first[0]] ?? first[1]}
          </Alert>
        )}
        {stage === 'saved' && (
          <Alert tone="success" word={texts.done} live>
            {texts.success}
          </Alert>
        )}
        {props.children}
        <Button type="submit" variant={variant ?? 'primary'} aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
