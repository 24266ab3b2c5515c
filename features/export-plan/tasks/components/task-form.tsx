'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useContext } from 'react'
import { useForm } from 'react-hook-form'
import { PlanCallsContext } from '../../components/plan-calls'
import { PlanFields } from '../../components/plan-fields'
import { changeFailure, type ChangeTexts } from '../../components/use-plan-change'
import { taskWrite, titleLength } from '../contract'

export type TaskTexts = Messages['exportPlan']['tasks'] & { rules: Pick<RuleTexts, 'required'> }

interface TaskFormProps {
  /** The owner of the plan. */
  plan: number
  texts: TaskTexts
  change: ChangeTexts
}

/** Adds a task to a plan, with a date if one is set. */
export function TaskForm({ plan, texts, change }: TaskFormProps) {
  const router = useRouter()
  const { addTask } = useContext(PlanCallsContext)
  const form = useForm({
    resolver: zodResolver(taskWrite),
    defaultValues: { title: '', due: '' },
  })
  const { register, formState } = form
  const { stage, failure, isSending, submit } = useSubmission({
    form,
    deliver: (task) => addTask(task, plan),
    onSent: () => {
      form.reset()
      router.refresh()
    },
  })
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {failure?.code === 'conflict' ? texts.full : changeFailure(failure, change)}
        </Alert>
      )}
      <PlanFields>
        <TextField
          field={register('title')}
          label={texts.title}
          maxLength={titleLength}
          error={ruleText(texts.rules, formState.errors.title?.message, texts.required.title)}
        />
        <TextField
          field={register('due')}
          type="date"
          label={texts.due}
          help={texts.dueHelp}
          required={false}
        />
      </PlanFields>
      <p>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isSending ? texts.adding : texts.add}
        </Button>
      </p>
    </Form>
  )
}
