'use client'

import controls from '@/components/control/control.module.css'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, type Locale } from '@/lib/i18n/locale'
import { dayAfter, today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { taskLimits, type TaskWrite } from '../../tasks/contract'
import { DayField } from './day-field'
import { LabelledField } from './labelled-field'
import { ReviewForm } from './review-form'

/** Days that a body has where the officer chooses no other day. */
const usualDays = 14

interface TaskFormProps {
  isBusy: boolean
  onSend: (written: TaskWrite) => Promise<unknown>
  /** What is said of the text that the body reads. */
  hint: string
  /** The words of the button. */
  submit: string
  /** Names that are offered for the body, in the language of its mails. */
  bodiesIn?: (locale: Locale) => readonly string[]
  /** Further choices. */
  children?: ReactNode
}

/** A task for another body, which gets it by mail. */
export function TaskForm({ isBusy, onSend, hint, submit, bodiesIn, children }: TaskFormProps) {
  const t = useTranslations('barrierReview.tasks')
  const text = useTranslations()
  const locale = useInterfaceLocale()
  const [written, setWritten] = useState({
    body: '',
    email: '',
    locale,
    task: '',
    due_on: dayAfter(today(), usualDays),
  })
  const set = (given: Partial<typeof written>) => setWritten({ ...written, ...given })
  const listId = useId()
  const bodies = bodiesIn?.(written.locale) ?? []
  return (
    <ReviewForm submit={submit} isBusy={isBusy} onSubmit={() => onSend(written)}>
      <LabelledField label={t('body')}>
        {(id) => (
          <input
            id={id}
            className={controls.box}
            required
            dir="auto"
            list={bodies.length > 0 ? listId : undefined}
            maxLength={taskLimits.line}
            value={written.body}
            onChange={({ target }) => set({ body: target.value })}
          />
        )}
      </LabelledField>
      {bodies.length > 0 && (
        <datalist id={listId}>
          {bodies.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
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
      <LabelledField label={t('task')} hint={hint}>
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
      <DayField
        label={t('dueOn')}
        required
        min={dayAfter(today(), 1)}
        value={written.due_on}
        onChange={(due_on) => set({ due_on })}
      />
      {children}
    </ReviewForm>
  )
}
