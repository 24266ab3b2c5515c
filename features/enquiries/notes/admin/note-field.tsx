'use client'

import options from '@/components/combobox/option.module.css'
import { useActiveOption } from '@/components/combobox/use-active-option'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { enquiryLimits } from '../../contract'
import { colleaguesFor, mentionAt, written } from '../rules'
import styles from './note-field.module.css'

interface NoteFieldProps {
  /** Who can be named. */
  colleagues: readonly { id: number; name: string }[]
  value: string
  /** What is said while it is missing. */
  missing: string | null
  onChange: (text: string) => void
}

/**
 * The text of a note. After an @ it offers colleagues, which arrow keys and Enter choose while the
 * field keeps the focus, as in a combobox; a text of several lines cannot have its role.
 */
export function NoteField({ colleagues, value, missing, onChange }: NoteFieldProps) {
  const t = useTranslations('admin.caseDesk.notes')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const mention = mentionAt(value, caret)
  const isOpen = mention !== undefined && mention.at !== closedAt
  const offered = isOpen ? colleaguesFor(colleagues, mention.query) : []
  const list = useActiveOption(`${id}-list`, offered.length, mention?.query ?? '')

  const choose = (name: string) => {
    if (!mention) return
    const before = `${value.slice(0, mention.at)}${written(name)} `
    flushSync(() => {
      onChange(before + value.slice(caret))
      setCaret(before.length)
    })
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || offered.length === 0) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setClosedAt(mention?.at)
    } else list.press(event)
  }
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{t('text')}</label>
      <Note id={`${id}-hint`}>{t('hint')}</Note>
      <textarea
        ref={field}
        id={id}
        rows={3}
        dir="auto"
        required
        maxLength={enquiryLimits.description}
        value={value}
        className={controls.area}
        aria-invalid={missing !== null || undefined}
        aria-describedby={missing === null ? `${id}-hint` : `${id}-hint ${id}-missing`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={list.activeId}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          setClosedAt(undefined)
          onChange(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={press}
      />
      <Note role="status">{offered.length > 0 && t('offered', { count: offered.length })}</Note>
      {offered.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={t('colleagues')} className={styles.list}>
          {offered.map(({ id: colleague, name }, place) => (
            <button
              key={colleague}
              type="button"
              {...list.optionProps(place)}
              className={`${options.option} ${styles.option}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      {missing !== null && (
        <Note id={`${id}-missing`} tone="danger">
          {missing}
        </Note>
      )}
    </Stack>
  )
}
