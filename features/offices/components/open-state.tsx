'use client'

import { useSyncExternalStore } from 'react'
import { isOpenAt, type OpeningHours } from '../rules'
import styles from './open-state.module.css'

const minuteMs = 60_000

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs)

interface OpenStateProps {
  hours: OpeningHours
  texts: Record<'open' | 'closed', string>
}

/**
 * Whether an office is open, by the clock of the browser in the time of Amman: a cached page does not
 * know. Its line is kept free until then.
 */
export function OpenState({ hours, texts }: OpenStateProps) {
  const minute = useSyncExternalStore(eachMinute, thisMinute, () => null)
  if (minute === null) return <p className={styles.state} />
  const isOpen = isOpenAt(hours, minute * minuteMs)
  return (
    <p className={styles.state} data-open={isOpen || undefined}>
      {isOpen ? texts.open : texts.closed}
    </p>
  )
}
