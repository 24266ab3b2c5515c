import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { useId, type ReactNode } from 'react'
import styles from './quality-meter.module.css'

interface QualityMeterProps {
  /** What is measured, or the measure itself in words, such as 'Buyers find 5 of 9 details'. */
  title: string
  /** How many of the details that readers look for there are. */
  filled: number
  total: number
  /** The measure in words where the title does not say it. */
  value?: string
  /** What is missing, in the order in which it weighs: a text, or the way to its field. */
  missing: readonly { name: string; way: ReactNode }[]
  /** Says how many more are missing than are named. */
  more?: string | undefined
  /** Introduces what is missing, or says that nothing is. */
  texts: Record<'missing' | 'complete', string>
}

/** How complete a record is for its readers, and what would help them most. */
export function QualityMeter(props: QualityMeterProps) {
  const { title, filled, total, value, missing, more, texts } = props
  const id = useId()
  const isComplete = missing.length === 0
  return (
    <Stack gap={2} bounded step={-1}>
      {isComplete ? (
        <Row id={id} as="p" gap={2} align="center" nowrap tone="success">
          <Icon name="success" size={20} />
          {texts.complete}
        </Row>
      ) : (
        <Row as="p" gap={4} lineGap={1} align="baseline" justify="between">
          <Text id={id} as="span" tone="title" weight="heading">
            {title}
          </Text>
          {value !== undefined && (
            <Text as="span" tone="soft">
              {value}
            </Text>
          )}
        </Row>
      )}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={filled}
        aria-valuetext={value}
        className={styles.track}
      >
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className={place < filled ? styles.filled : styles.open} />
        ))}
      </div>
      {!isComplete && (
        <>
          <Text tone="soft">{texts.missing}</Text>
          <Row as="ol" gap={4} lineGap={0}>
            {missing.map(({ name, way }) => (
              <Row key={name} as="li" align="center" nowrap touch className={styles.part}>
                {way}
              </Row>
            ))}
            {more !== undefined && (
              <Row as="li" align="center" nowrap tone="soft" touch>
                {more}
              </Row>
            )}
          </Row>
        </>
      )}
    </Stack>
  )
}
