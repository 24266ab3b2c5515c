'use client'

import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { percentOf, round, typedDecimal } from '@/lib/decimal/decimal'
import { fillText } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState } from 'react'
import styles from './saving-field.module.css'

interface SavingFieldProps {
  locale: Locale
  /** Percentage points between both duties. */
  percent: string
  /** `result` has the places {saving}, {value} and {percent}. */
  texts: Record<'label' | 'hint' | 'result' | 'wrong', string>
}

/** So few that a number of the browser holds every value exactly, with its two decimals. */
const maxCharacters = 15

const isAmount = (value: string | null) =>
  value !== null && /[1-9]/.test(value) && !/\.\d{3}/.test(value)

/** The value that a person types, and what the agreement saves on it, exact to the cent. */
export function SavingField({ locale, percent, texts }: SavingFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEarlyChange(
    () => field.current,
    (control) => setText(control.value),
  )
  const value = typedDecimal(text)
  const isWrong = text.trim() !== '' && !isAmount(value)
  const amount = (exact: string) => formatNumber(Number(round(exact, 2)), locale)
  return (
    <Stack gap={1}>
      <Text htmlFor={id} as="label" weight="heading">
        {texts.label}
      </Text>
      <input
        ref={field}
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxCharacters}
        dir="ltr"
        className={`${controls.box} ${styles.input}`}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-result`}
        onChange={({ target }) => setText(target.value)}
      />
      <Note id={`${id}-hint`}>{texts.hint}</Note>
      <output id={`${id}-result`} htmlFor={id} className={isWrong ? styles.wrong : styles.result}>
        {isWrong
          ? texts.wrong
          : value !== null &&
            fillText(
              texts.result,
              { saving: amount(percentOf(value, percent)), value: amount(value), percent },
              locale,
            )}
      </output>
    </Stack>
  )
}
