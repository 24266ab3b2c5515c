'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { planGuests } from '@/lib/db/codes/export-plans'
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
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(invitationWrite),
    defaultValues: { email: '', role: 'editor' as const },
  })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (invitation) => {
    setOutcome(undefined)
    try {
      await call(invitePlanPerson, { body: invitation })
      reset()
      setOutcome({ tone: 'success', text: texts.sent.replace('{email}', invitation.email) })
      router.refresh()
    } catch (error) {
      setOutcome({ tone: 'error', text: failureText(error, texts) })
    }
  })
  return (
    <Form onSubmit={send}>
      {outcome && (
        <Alert
          tone={outcome.tone}
          word={outcome.tone === 'success' ? texts.done : texts.errorWord}
          live
        >
          {outcome.text}
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
        <Button type="submit" variant="secondary" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.sending : texts.invite}
        </Button>
      </p>
    </Form>
  )
}

function failureText(error: unknown, texts: InvitationTexts): string {
  if (!(error instanceof Problem)) return texts.failed
  if (error.code === 'conflict') return texts.twice
  if (error.code === 'too_many_requests') return texts.tooMany
  return error.code === 'invalid' ? texts.self : texts.failed
}
