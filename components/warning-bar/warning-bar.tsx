'use client'

import { Icon } from '@/components/icon/icon'
import bars from '@/components/snackbar/snackbar.module.css'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './warning-bar.module.css'

export interface WarningBarProps {
  /** What it says; nothing closes it. */
  text: string | null
  /** How long it is shown, in milliseconds. It waits while a pointer or focus rests on it. */
  durationMs: number
  /** The one way out of what it warns of: a link that is given these properties. */
  action: (properties: { 'aria-describedby': string }) => ReactNode
  /** Whether focus goes to the action: where a key brought the warning up. */
  takesFocus: boolean
  closeText: string
  onClose: () => void
}

/** A warning at the foot of the window that goes by itself and offers one action. */
export function WarningBar({ text, ...rest }: WarningBarProps) {
  return (
    <div role="alert" className={bars.place} data-no-print>
      {text !== null && <Bar text={text} {...rest} />}
    </div>
  )
}

function Bar({
  text,
  durationMs,
  action,
  takesFocus,
  closeText,
  onClose,
}: WarningBarProps & { text: string }) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs, onClose])

  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <div
      ref={bar}
      role="group"
      aria-labelledby={id}
      className={styles.bar}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Icon name="warning" className={styles.sign} />
      <p id={id}>{text}</p>
      <div className={styles.action}>{action({ 'aria-describedby': id })}</div>
      <button type="button" className={bars.close} aria-label={closeText} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
