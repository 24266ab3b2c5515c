'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { conversationLimits } from '@/features/conversations/contract'
import { call } from '@/lib/api/call'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { problemOf } from '@/lib/forms/failure'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
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
  const own = useForm({ resolver: zodResolver(declineWrite) })
  const { register, formState } = own
  const { errors } = formState
  const { stage, failure, isSending, submit } = useSubmission({
    form: own,
    deliver: (body) => call(declineRequest, { params: { id }, body }),
    onSent: () => router.refresh(),
  })
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
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
        {stage === 'failed' && (
          <Alert tone="error" word={action.error} live>
            {action.problems[problemOf(failure).code]}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
            {isSending ? action.sending : action.submit}
          </Button>
        </div>
      </Form>
    </MuiProvider>
  )
}
