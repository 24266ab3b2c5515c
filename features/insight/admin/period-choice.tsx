'use client'

import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { daysIn, type Period } from '@/lib/api/day-range'
import { dayAfter, today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styles from './period-choice.module.css'

const lengths = [7, 30, 90, 366] as const

interface PeriodChoiceProps {
  period: Period
  /** Why the period cannot be counted. */
  fault: string | null
  onChoose: (period: Period) => void
}

/** The period that is counted: the last days, or from one day to another. */
export function PeriodChoice({ period, fault, onChoose }: PeriodChoiceProps) {
  const t = useTranslations('admin.insight')
  const id = useId()
  const last = (days: number) => ({ from_day: dayAfter(today(), 1 - days), until_day: today() })
  const length = lengths.find((days) => period.until_day === today() && daysIn(period) === days)
  const days = [
    { key: 'from_day', text: t('from') },
    { key: 'until_day', text: t('until') },
  ] as const
  return (
    <Row gap={3} align="end">
      <Stack gap={1}>
        <label htmlFor={`${id}-length`}>{t('period')}</label>
        <select
          id={`${id}-length`}
          value={length ?? ''}
          className={controls.box}
          onChange={({ target }) => target.value && onChoose(last(Number(target.value)))}
        >
          {length === undefined && <option value="">{t('ownPeriod')}</option>}
          {lengths.map((one) => (
            <option key={one} value={one}>
              {t('days', { count: one })}
            </option>
          ))}
        </select>
      </Stack>
      {days.map(({ key, text }) => (
        <Stack key={key} gap={1}>
          <label htmlFor={`${id}-${key}`}>{text}</label>
          <input
            id={`${id}-${key}`}
            type="date"
            required
            value={period[key]}
            max={today()}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            className={controls.box}
            onChange={({ target }) => {
              if (target.value !== '') onChoose({ ...period, [key]: target.value })
            }}
          />
        </Stack>
      ))}
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </Row>
  )
}
