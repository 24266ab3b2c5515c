'use client'

import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { fold } from '@/lib/i18n/fold'
import { useId, useState, type KeyboardEvent } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import styles from './check-list-field.module.css'

/** With more entries than this, a field above them finds some by their names. */
const manyOptions = 12

/** What a list of boxes says; `chosen` has the place `{count, number}`. */
export type CheckListTexts = Record<'find' | 'keys' | 'chosen' | 'none', string>

interface CheckListFieldProps<Form extends FieldValues> {
  locale: Locale
  control: Control<Form>
  name: FieldPath<Form>
  label: string
  options: readonly { value: string; text: string; lang?: Locale }[]
  texts: CheckListTexts
  help?: string
  error?: string | undefined
  required?: boolean
  /** Short names stand in columns, all of them in sight. */
  inColumns?: boolean
}

/** Any of a list, with boxes to tick; a long list is searched, and is one stop of the Tab key. */
export function CheckListField<Form extends FieldValues>(props: CheckListFieldProps<Form>) {
  const { locale, control, name, label, options, texts, help, error, required = false } = props
  const { inColumns = false } = props
  const { field } = useController({ control, name })
  const [searchText, setWords] = useState('')
  const id = useId()
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : []
  const found = options.filter(({ text }) => fold(text).includes(fold(searchText.trim())))
  const isLong = options.length > manyOptions
  const [at, setAt] = useState(0)
  const current = Math.min(at, found.length - 1)
  const described = [isLong && `${id}-keys`, help && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const tick = (value: string, ticked: boolean) =>
    field.onChange(ticked ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <Stack as="fieldset" gap={2} bounded aria-describedby={described || undefined}>
      <Text as="legend" weight="heading" below={2}>
        {label}
        {required && (
          <Text aria-hidden="true" as="span" tone="danger">
            {' *'}
          </Text>
        )}
      </Text>
      {isLong && (
        <>
          <input
            type="search"
            aria-label={`${texts.find}: ${label}`}
            placeholder={texts.find}
            value={searchText}
            autoComplete="off"
            className={controls.box}
            onChange={(event) => setWords(event.target.value)}
          />
          <Note id={`${id}-keys`} tone="faint" data-keyboard>
            {texts.keys}
          </Note>
        </>
      )}
      <div
        className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}
        data-columns={inColumns || undefined}
      >
        {found.map(({ value, text, lang }, index) => (
          <label key={value} lang={lang} className={styles.option}>
            <input
              ref={index === current ? field.ref : undefined}
              tabIndex={isLong && index !== current ? -1 : undefined}
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error !== undefined}
              onChange={(event) => tick(value, event.target.checked)}
              onFocus={() => setAt(index)}
              onKeyDown={isLong ? moveFocus : undefined}
              onBlur={field.onBlur}
            />
            <span>{text}</span>
          </label>
        ))}
        {found.length === 0 && <p className={styles.none}>{texts.none}</p>}
      </div>
      <Note role="status" tone="faint" className={styles.help}>
        {chosen.length > 0 && fillText(texts.chosen, { count: chosen.length }, locale)}
      </Note>
      {help && (
        <Note id={`${id}-help`} tone="faint" className={styles.help}>
          {help}
        </Note>
      )}
      {error && (
        <Note id={`${id}-error`} tone="danger">
          {error}
        </Note>
      )}
    </Stack>
  )
}

const steps = new Map([
  ['ArrowDown', (at: number) => at + 1],
  ['ArrowUp', (at: number) => at - 1],
  ['Home', () => 0],
  ['End', () => Infinity],
])

/** Arrow keys, Home and End lead from box to box. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps.get(event.key)
  if (!step) return
  event.preventDefault()
  const list = event.currentTarget.closest('fieldset')
  const boxes = Array.from(list?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])
  const at = boxes.indexOf(event.currentTarget)
  boxes[Math.max(0, Math.min(step(at), boxes.length - 1))]?.focus()
}
