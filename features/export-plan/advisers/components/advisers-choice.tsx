'use client'

import { call } from '@/lib/api/call'
import type { Messages } from '@/lib/i18n/messages'
import { ChoiceBox } from '../../components/choice-box'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import { letAdvisersRead } from '../contract'

interface AdvisersChoiceProps {
  /** Whether officers may read the plan. */
  isGiven: boolean
  texts: Messages['exportPlan']['advisers']
  change: ChangeTexts
}

/** Lets officers read the plan, or no longer. */
export function AdvisersChoice({ isGiven, texts, change: changeTexts }: AdvisersChoiceProps) {
  const { change } = usePlanChange(changeTexts)
  return (
    <ChoiceBox
      label={texts.allow}
      isOn={isGiven}
      save={(isOn) => change(() => call(letAdvisersRead, { body: { advisers: isOn } }))}
    />
  )
}
