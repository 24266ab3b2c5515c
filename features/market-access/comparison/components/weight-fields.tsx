'use client'

import { TextButton } from '@/components/button/text-button'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { useId } from 'react'
import { maxWeight, type Criterion, type Weights } from '../rules'
import type { ComparisonTexts } from './comparison-texts'
import styles from './weight-fields.module.css'

interface WeightFieldsProps {
  /** The criteria that can count, in their order. */
  usable: readonly Criterion[]
  weights: Weights
  texts: ComparisonTexts
  onChange: (criterion: Criterion, weight: number) => void
  onReset: () => void
}

/** What counts for the score and how much, as sliders. */
export function WeightFields({ usable, weights, texts, onChange, onReset }: WeightFieldsProps) {
  const { criteria, plain } = texts
  const id = useId()
  const isAnyCounted = usable.some((criterion) => weights[criterion] > 0)
  return (
    <fieldset>
      <Text as="legend" tone="title" weight="heading">
        {plain.weights}
      </Text>
      <Row gap={4} lineGap={0} align="center" tone="soft" step={-1}>
        <p>{isAnyCounted ? plain.weightsHelp : plain.noWeights}</p>
        <TextButton onClick={onReset}>{plain.reset}</TextButton>
      </Row>
      <div className={styles.fields}>
        {usable.map((criterion) => (
          <div key={criterion} className={styles.field}>
            <label htmlFor={`${id}-${criterion}`} className={styles.name}>
              {criteria[criterion]}
            </label>
            <input
              id={`${id}-${criterion}`}
              type="range"
              min={0}
              max={maxWeight}
              step={1}
              value={weights[criterion]}
              onChange={(event) => onChange(criterion, event.target.valueAsNumber)}
              className={styles.range}
            />
            <span aria-hidden="true" className={styles.value}>
              {weights[criterion]}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
