'use client'

import { TextButton } from '@/components/button/text-button'
import { useContext } from 'react'
import type { TickableStep } from '../contract'
import { PlanCallsContext } from './plan-calls'
import { usePlanChange, type ChangeTexts } from './use-plan-change'

interface StepTickProps {
  /** The owner of the plan. */
  plan: number
  step: TickableStep
  isDone: boolean
  texts: ChangeTexts & Record<'text' | 'label', string>
}

/** The button that ticks a step by hand, or takes the tick back. */
export function StepTick({ plan, step, isDone, texts }: StepTickProps) {
  const { setTick } = useContext(PlanCallsContext)
  const { isBusy, change } = usePlanChange(texts)
  return (
    <TextButton
      aria-label={texts.label}
      aria-disabled={isBusy || undefined}
      onClick={() => void change(() => setTick(step, !isDone, plan))}
    >
      {texts.text}
    </TextButton>
  )
}
