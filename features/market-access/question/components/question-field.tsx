'use client'

import options from '@/components/combobox/option.module.css'
import { useActiveOption } from '@/components/combobox/use-active-option'
import controls from '@/components/control/control.module.css'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { searchLength } from '@/lib/api/list-state'
import { countText } from '@/lib/i18n/count-forms'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styles from './question-field.module.css'
import type { QuestionTexts } from './question-texts'

/** What can be chosen: its text, the language of it, and a mark behind it. */
export interface Choice {
  key: string
  text: string
  lang: Locale
  mark?: string
}

interface QuestionFieldProps {
  locale: Locale
  name: 'q' | 'market'
  label: string
  help: string
  /** The name of the list of suggestions. */
  listName: string
  texts: Pick<QuestionTexts, 'suggested'>
  field: RefObject<HTMLInputElement | null>
  choices: readonly Choice[]
  error: ReactNode
  onType: (text: string) => void
  onChoose: (key: string) => void
  /** Called when suggestions are wanted for the first time. */
  onWant: () => void
}

/** A field that suggests while somebody types (WAI-ARIA: combobox with a listbox). */
export function QuestionField(props: QuestionFieldProps) {
  const { locale, name, label, help, listName, texts, field, choices, error } = props
  const { onType, onChoose, onWant } = props
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && choices.length > 0
  const keys = choices.map(({ key }) => key).join()
  const { activeId, press, optionProps } = useActiveOption(
    `${id}-list`,
    isOpen ? choices.length : 0,
    keys,
  )
  const want = () => {
    setWanted(true)
    onWant()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setWanted(false)
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      want()
    } else press(event)
  }
  const describedBy = error === null ? undefined : `${id}-error`
  return (
    <div
      className={styles.field}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setWanted(false)}
    >
      <Text htmlFor={id} as="label" weight="heading">
        {label}
      </Text>
      <input
        ref={field}
        id={id}
        type="text"
        name={name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy}
        className={`${controls.box} ${styles.input}`}
        placeholder={help}
        maxLength={searchLength}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onInput={(event) => {
          onType(event.currentTarget.value)
          want()
        }}
        onClick={want}
        onKeyDown={onKeyDown}
      />
      <p role="status">
        <VisuallyHidden>
          {isOpen && countText(texts.suggested, choices.length, locale)}
        </VisuallyHidden>
      </p>
      {isOpen && (
        // A browser would otherwise stop at a list that scrolls on the way to the next field.
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={listName}
          className={styles.list}
        >
          {choices.map(({ key, text, lang, mark }, place) => (
            <button
              key={key}
              type="button"
              {...optionProps(place)}
              className={`${options.option} ${styles.option}`}
              // A press on an option must not blur the field: the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setWanted(false)
                onChoose(key)
              }}
            >
              <span {...(lang !== locale && { lang, dir: directionOf(lang) })}>{text}</span>
              {mark !== undefined && (
                <span className={styles.mark}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {mark}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      {error !== null && (
        <p id={describedBy} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
