'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import type { Problem } from '@/lib/api/problem'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { planGuests } from '@/lib/db/codes/export-plans'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PlanFields } from '../../components/plan-fields'
import { invitationWrite, invitePlanPerson } from '../contract'

export type InvitationTexts = Messages['exportPlan']['people'] & {
  rules: Pick<RuleTexts, 'required' | 'email'>
}

/** Invites a person to the plan by mail. */
export function InvitationForm({ texts }: { texts: InvitationTexts }) {
  const router = useRouter()
  const [sent, setSent] = useState('')
  const form = useForm({
    resolver: zodResolver(invitationWrite),
    defaultValues: { email: '', role: 'editor' as const },
  })
  const { register, formState } = form
  const { errors } = formState
  const { stage, failure, isSending, submit } = useSubmission({
    form,
    deliver: (body) => call(invitePlanPerson, { body }),
    onSent: (_, { email }) => {
      form.reset()
      setSent(texts.sent.replace('{email}', email))
      router.refresh()
    },
  })
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {stage === 'saved' && (
        <Alert tone="success" word={texts.done} live>
          {sent}
        </Alert>
      )}
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {failureText(failure, texts)}
        </Alert>
      )}
      <PlanFields>
        <TextField
          field={register('email')}
          type="email"
          leftToRight
          label={texts.email}
          error={ruleText(texts.rules, errors.email?.message, texts.required.email)}
        />
        <SelectField
          field={register('role')}
          label={texts.role}
          placeholder={texts.choose}
          options={planGuests.map((value) => ({ value, text: texts.roles[value] }))}
          error={errors.role && texts.required.role}
        />
      </PlanFields>
      <p>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.invite}
        </Button>
      </p>
    </Form>
  )
}

function failureText(failure: Problem | null, texts: InvitationTexts): string {
  if (failure?.code === 'conflict') return texts.twice
  if (failure?.code === 'too_many_requests') return texts.tooMany
  return failure?.code === 'invalid' ? texts.self : texts.failed
}
