'use client'

import { planStages, type PlanStage } from '@/lib/db/codes/export-plans'
import type { Messages } from '@/lib/i18n/messages'
import styles from './plan-questions.module.css'

interface StageChoiceProps {
  stage: PlanStage | null
  onChoose: (stage: PlanStage) => void
  texts: Messages['exportPlan']['questions']
}

/** How far a company is. */
export function StageChoice({ stage, onChoose, texts }: StageChoiceProps) {
  return (
    <fieldset className={styles.question}>
      <legend>{texts.stage}</legend>
      <div className={styles.stages}>
        {planStages.map((one) => (
          <label key={one} className={styles.stage}>
            <input
              type="radio"
              name="stage"
              checked={stage === one}
              onChange={() => onChoose(one)}
            />
            {texts.stages[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
