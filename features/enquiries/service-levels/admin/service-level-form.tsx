'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { latinDigits } from '@/lib/i18n/fold'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { maxHours, setServiceLevel, type serviceLevelList } from '../contract'
import styles from './service-level-form.module.css'

type Levels = OutputOf<typeof serviceLevelList>

interface ServiceLevelFormProps {
  /** The type of enquiry in the language of the page. */
  name: string
  level: Levels[number]
  mayWrite: boolean
  onSaved: (levels: Levels) => void
}

const names = ['answer_hours', 'close_hours'] as const

function faultOf({ answer_hours, close_hours }: Record<(typeof names)[number], number>) {
  const isHours = (hours: number) => Number.isInteger(hours) && hours >= 1 && hours <= maxHours
  if (!isHours(answer_hours) || !isHours(close_hours)) return 'hours'
  return answer_hours > close_hours ? 'order' : null
}

/** The two times of one type of enquiry. */
export function ServiceLevelForm({ name, level, mayWrite, onSaved }: ServiceLevelFormProps) {
  const t = useTranslations('admin.levels')
  const id = useId()
  const { run, isBusy } = useAction()
  const [hours, setHours] = useState({
    answer_hours: String(level.answer_hours),
    close_hours: String(level.close_hours),
  })
  const numbers = {
    answer_hours: Number(latinDigits(hours.answer_hours)),
    close_hours: Number(latinDigits(hours.close_hours)),
  }
  const fault = faultOf(numbers)
  const isSame = names.every((field) => numbers[field] === level[field])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fault || isSame) return
    await run(async () => {
      onSaved(await call(setServiceLevel, { params: { type: level.enq_type }, body: numbers }))
      return t('done')
    })
  }
  return (
    <form
      aria-labelledby={`${id}-name`}
      className={styles.level}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p id={`${id}-name`} className={styles.name}>
        {name}
        {!level.is_set && (
          <Note as="span" tone="faint" weight="normal">
            {' '}
            {t('usual')}
          </Note>
        )}
      </p>
      {names.map((field) => (
        <Stack key={field} gap={1} className={styles.field}>
          <label htmlFor={`${id}-${field}`}>{t(field)}</label>
          <input
            id={`${id}-${field}`}
            inputMode="numeric"
            readOnly={!mayWrite}
            value={hours[field]}
            className={controls.box}
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={({ target }) => setHours({ ...hours, [field]: target.value })}
          />
        </Stack>
      ))}
      {mayWrite && (
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isBusy || fault !== null || isSame}
        >
          {t('save')}
        </Button>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.error}>
          {t(fault)}
        </p>
      )}
    </form>
  )
}
