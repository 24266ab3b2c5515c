'use client'

import { Icon } from '@/components/icon/icon'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentMessage, dismiss, subscribeToMessages } from './messages'
import styles from './snackbar.module.css'

const nothing = () => null

/** The one place where `notify` speaks. It waits while a pointer or focus rests on it. */
export function Snackbar({ closeText }: { closeText: string }) {
  const message = useSyncExternalStore(subscribeToMessages, currentMessage, nothing)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!message || held) return
    const timer = setTimeout(dismiss, message.ms)
    return () => clearTimeout(timer)
  }, [message, held])

  const failed = message?.tone === 'error'
  return (
    <>
      <div role="status" className={styles.place} data-no-print>
        {message && !failed && (
          <Bar
            key={message.id}
            text={message.text}
            tone="success"
            closeText={closeText}
            hold={setHeld}
          />
        )}
      </div>
      <div role="alert" className={styles.place} data-no-print>
        {message && failed && (
          <Bar
            key={message.id}
            text={message.text}
            tone="error"
            closeText={closeText}
            hold={setHeld}
          />
        )}
      </div>
    </>
  )
}

interface BarProps {
  text: string
  tone: 'success' | 'error'
  closeText: string
  hold: (held: boolean) => void
}

function Bar({ text, tone, closeText, hold }: BarProps) {
  useEffect(() => () => hold(false), [hold])
  return (
    <div
      className={`${styles.bar} ${styles[tone]}`}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={tone === 'error' ? 'error' : 'success'} />
      <p>{text}</p>
      <button type="button" className={styles.close} aria-label={closeText} onClick={dismiss}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
