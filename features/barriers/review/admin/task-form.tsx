'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales } from '@/lib/i18n/locale'
import { dayAfter, today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { taskLimits } from '../../tasks/contract'
import { addTask } from '../../tasks/queries'
import styles from './barrier-form.module.css'
import { LabelledField } from './labelled-field'
import { useChange, type BarrierPart } from './use-change'

/** Days that a body has where the officer chooses no other day. */
const usualDays = 14

/** A task for another body, which gets it by mail. */
export function TaskForm({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview.tasks')
  const text = useTranslations()
  const locale = useInterfaceLocale()
  const [written, setWritten] = useState({
    ...{ body: '', email: '', locale, task: '' },
    due_on: dayAfter(today(), usualDays),
  })
  const set = (given: Partial<typeof written>) => setWritten({ ...written, ...given })
  const { change, isBusy } = useChange(onChange)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) await change(() => addTask(barrier.id, written), t('sent'))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <LabelledField label={t('body')}>
        {(id) => (
          <input
            id={id}
            className={controls.box}
            required
            dir="auto"
            maxLength={taskLimits.line}
            value={written.body}
            onChange={({ target }) => set({ body: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('email')}>
        {(id) => (
          <input
            id={id}
            type="email"
            className={controls.box}
            required
            data-ltr
            value={written.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('language')}>
        {(id) => (
          <select
            id={id}
            className={controls.box}
            value={written.locale}
            onChange={({ target }) =>
              set({ locale: locales.find((one) => one === target.value) ?? locale })
            }
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {text(`languages.${one}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={t('task')} hint={t('taskHint')}>
        {(id) => (
          <textarea
            id={id}
            rows={4}
            dir="auto"
            required
            maxLength={taskLimits.text}
            className={controls.area}
            aria-describedby={`${id}-hint`}
            value={written.task}
            onChange={({ target }) => set({ task: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('dueOn')}>
        {(id) => (
          <input
            id={id}
            type="date"
            className={controls.box}
            required
            min={dayAfter(today(), 1)}
            value={written.due_on}
            onChange={({ target }) => set({ due_on: target.value })}
          />
        )}
      </LabelledField>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
