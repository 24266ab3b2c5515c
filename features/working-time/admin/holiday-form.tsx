'use client'

import { Button } from '@/components/button/button'
import { Check } from '@/components/check/check'
import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { locales } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { holidayLimits, type HolidayWrite } from '../contract'
import styles from './holidays.module.css'

interface HolidayFormProps {
  holiday: HolidayWrite
  isBusy: boolean
  onSave: (written: HolidayWrite) => void
  onClose: () => void
}

const days = ['first_day', 'last_day'] as const

/** The days and the names of a holiday. */
export function HolidayForm({ holiday, isBusy, onSave, onClose }: HolidayFormProps) {
  const t = useTranslations('admin.holidays')
  const id = useId()
  const [names, setNames] = useState(textsOf(holiday, 'name'))
  const [{ first_day, last_day, confirmed }, setWritten] = useState(holiday)
  const set = (given: Partial<HolidayWrite>) => setWritten((before) => ({ ...before, ...given }))
  const value = { first_day, last_day }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    onSave({ first_day, last_day, confirmed, ...bilingualPair('name', names) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {locales.map((language) => (
        <Stack key={language} gap={1} className={styles.field}>
          <label htmlFor={`${id}-${language}`}>{t(`name.${language}`)}</label>
          <input
            id={`${id}-${language}`}
            className={controls.box}
            required
            lang={language}
            dir="auto"
            maxLength={holidayLimits.name}
            value={names[language]}
            aria-describedby={`${id}-${language}-script`}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
          <LanguageHint
            id={`${id}-${language}-script`}
            language={language}
            text={names[language]}
          />
        </Stack>
      ))}
      {days.map((field) => (
        <Stack key={field} gap={1} className={styles.field}>
          <label htmlFor={`${id}-${field}`}>{t(field)}</label>
          <input
            id={`${id}-${field}`}
            type="date"
            className={controls.box}
            required
            min={field === 'last_day' ? first_day : undefined}
            value={value[field]}
            onChange={({ target }) =>
              set({
                [field]: target.value,
                ...(field === 'first_day' && target.value > last_day && { last_day: target.value }),
              })
            }
          />
        </Stack>
      ))}
      <Check
        label={t('isConfirmed')}
        isOn={confirmed}
        onSwitch={(isOn) => set({ confirmed: isOn })}
      />
      <Row gap={1} className={styles.actions}>
        <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
