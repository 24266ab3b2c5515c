'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failuresOf, type FailureTexts } from '../queries'

interface SettingFormProps<Values extends FieldValues> {
  locale: Locale
  form: Pick<UseFormReturn<Values, unknown, Values>, 'handleSubmit' | 'formState'>
  save: (values: Values) => Promise<unknown>
  texts: Record<'submit' | 'sending' | 'done' | 'success' | 'failed', string>
  failures: FailureTexts
  children: ReactNode
}

/** A setting of the account: its fields, a button, and above them what came of saving. */
export function SettingForm<Values extends FieldValues>(props: SettingFormProps<Values>) {
  const { locale, form, save, texts, failures, children } = props
  const [failed, setFailed] = useState<string[]>()
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailed(undefined)
    const lines = await failuresOf(() => save(values), failures)
    setFailed(lines.map(([, text]) => text))
  })
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
        {failed && (
          <Alert
            tone={failed.length > 0 ? 'error' : 'success'}
            word={failed.length > 0 ? texts.failed : texts.done}
            live
          >
            {failed[0] ?? texts.success}
          </Alert>
        )}
        {children}
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
