'use client'

import { TextButton } from '@/components/button/text-button'
import { Icon } from '@/components/icon/icon'
import { fillText } from '@/lib/i18n/count-forms'
import { comma } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId } from 'react'
import { maxWeight, type Criterion, type Weights } from '../rules'
import type { ComparisonTexts } from './comparison-texts'
import styles from './weight-fields.module.css'

interface WeightFieldsProps {
  locale: Locale
  /** The criteria that can count, in their order. */
  usable: readonly Criterion[]
  weights: Weights
  texts: ComparisonTexts
  onChange: (criterion: Criterion, weight: number) => void
  onReset: () => void
}

/** What counts for the score and how much: always in a line, and as sliders where it is opened. */
export function WeightFields(props: WeightFieldsProps) {
  const { locale, usable, weights, texts, onChange, onReset } = props
  const { criteria, plain } = texts
  const id = useId()
  const counted = usable
    .filter((criterion) => weights[criterion] > 0)
    .map((name) =>
      fillText(plain.weightOf, { criterion: criteria[name], weight: weights[name] }, locale),
    )
  return (
    // A person may open it before the script of the page arrives.
    <details className={styles.weights} suppressHydrationWarning>
      <summary className={styles.summary}>
        <span className={styles.title}>{plain.weights}</span>
        <span className={styles.counted}>
          {counted.length > 0 ? counted.join(comma[locale]) : plain.noWeights}
        </span>
        <span className={styles.mark}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className={styles.body}>
        <p className={styles.help}>{plain.weightsHelp}</p>
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
        <TextButton onClick={onReset}>{plain.reset}</TextButton>
      </div>
    </details>
  )
}
