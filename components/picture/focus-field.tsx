'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { Focus } from '@/lib/pictures/focal-point'
import { focusAt, movedFocus } from './focus'
import styles from './focus-field.module.css'

interface FocusFieldProps {
  /** The whole picture. */
  src: string
  value: Focus
  onChange: (focus: Focus) => void
  texts: {
    label: string
    help: string
    /** The way without a pointer. */
    keys: string
    /** Where the point is now, for people who do not see it. */
    place: string
  }
}

/**
 * The point of a picture that stays visible when it is cropped: set with a click or with the arrow
 * keys. It has two directions, which one slider announces together.
 */
export function FocusField({ src, value, onChange, texts }: FocusFieldProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    const moved = movedFocus(value, event)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  const point = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    if (box.width > 0 && box.height > 0) {
      onChange(focusAt({ x: clientX - box.left, y: clientY - box.top }, box))
    }
  }
  return (
    <Stack gap={2} align="start">
      {/* Percent count from the left in both languages. */}
      <div
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={texts.label}
        aria-valuenow={value.x}
        aria-valuetext={texts.place}
        aria-describedby={`${id}-help ${id}-keys`}
        className={styles.picture}
        onKeyDown={press}
        onClick={point}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ insetInlineStart: `${value.x}%`, insetBlockStart: `${value.y}%` }}
        />
      </div>
      <Note id={`${id}-help`}>{texts.help}</Note>
      <Note id={`${id}-keys`} data-keyboard>
        {texts.keys}
      </Note>
    </Stack>
  )
}
