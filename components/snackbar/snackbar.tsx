'use client'

import { Icon } from '@/components/icon/icon'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { controlBoxes, liftOf } from './free-place'
import { currentMessage, dismiss, subscribeToMessages } from './messages'
import styles from './snackbar.module.css'

const nothing = () => null

/** The one place where `notify` speaks. It covers nothing that can be pressed, and waits while a pointer or focus rests on it. */
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

/** How often a message looks whether something to press has come below it, in ms. */
const lookMs = 250

function Bar({ text, tone, closeText, hold }: BarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => () => hold(false), [hold])
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    let lift = 0
    const look = () => {
      // While somebody is on the message it stays where it is.
      if (element.matches(':hover, :focus-within')) return
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const atFoot = { left, right, top: top + lift, bottom: bottom + lift }
      lift = liftOf(atFoot, controlBoxes(element))
      element.style.marginBlockEnd = `${lift}px`
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      ref={bar}
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
