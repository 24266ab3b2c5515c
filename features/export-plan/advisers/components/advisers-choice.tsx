'use client'

import type { Messages } from '@/lib/i18n/messages'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import { setAdvisers } from '../../queries'
import styles from './advisers-choice.module.css'

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
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isGiven}
        onChange={({ target }) => {
          const { checked } = target
          void change(() => setAdvisers(checked))
        }}
      />
      {texts.allow}
    </label>
  )
}
