'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { Problem } from '@/lib/api/problem'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useContext, useState } from 'react'
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
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(taskWrite),
    defaultValues: { title: '', due: '' },
  })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (task) => {
    setFailure(undefined)
    try {
      await addTask(task, plan)
      reset()
      router.refresh()
    } catch (error) {
      const isFull = error instanceof Problem && error.code === 'conflict'
      setFailure(isFull ? texts.full : changeFailure(error, change))
    }
  })
  return (
    <Form onSubmit={send}>
      {failure && (
        <Alert tone="error" word={texts.errorWord} live>
          {failure}
        </Alert>
      )}
      <PlanFields>
        <TextField
          field={register('title')}
          label={texts.title}
          maxLength={titleLength}
          error={ruleText(texts.rules, errors.title?.message, texts.required.title)}
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
        <Button type="submit" variant="secondary" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.adding : texts.add}
        </Button>
      </p>
    </Form>
  )
}
