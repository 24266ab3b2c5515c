'use client'

import { Row } from '@/components/layout/row'
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
      <Row gap={5} lineGap={1}>
        {planStages.map((one) => (
          <Row key={one} as="label" gap={2} align="center" nowrap touch>
            <input
              type="radio"
              name="stage"
              checked={stage === one}
              onChange={() => onChoose(one)}
            />
            {texts.stages[one]}
          </Row>
        ))}
      </Row>
    </fieldset>
  )
}
