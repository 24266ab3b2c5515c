'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { conversationLimits } from '@/features/conversations/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ActionTexts } from '../../components/action-form'
import { declineWrite, declineRequest } from '../contract'

export interface DeclineTexts {
  form: Messages['quotations']['inbox']['declineForm']
  action: ActionTexts
  rules: RuleTexts
  reasons: readonly SelectOption[]
}

export interface DeclineFormProps {
  locale: Locale
  id: number
  texts: DeclineTexts
}

/** Declines a request with a reason, which the buyer reads. */
export function DeclineForm({
  locale,
  id,
  texts: { form, action, rules, reasons },
}: DeclineFormProps) {
  const router = useRouter()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(declineWrite) })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (written) => {
    setFailure(undefined)
    try {
      await call(declineRequest, { params: { id }, body: written })
      router.refresh()
    } catch (error) {
      setFailure(action.problems[error instanceof Problem ? error.code : 'unavailable'])
    }
  })
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={send}>
        <SelectField
          field={register('reason')}
          label={form.reason}
          placeholder={form.choose}
          options={reasons}
          error={ruleText(rules, errors.reason?.message, form.required.reason)}
        />
        <TextField
          field={register('text')}
          label={form.text}
          help={form.textHelp}
          required={false}
          maxLength={conversationLimits.line}
          error={ruleText(rules, errors.text?.message, form.required.text)}
        />
        {failure && (
          <Alert tone="error" word={action.error} live>
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="secondary" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? action.sending : action.submit}
          </Button>
        </div>
      </Form>
    </MuiProvider>
  )
}
