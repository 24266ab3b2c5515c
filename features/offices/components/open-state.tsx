'use client'

import { useMinute } from '@/components/minute/use-minute'
import { isOpenAt, type OpeningHours } from '../rules'
import styles from './open-state.module.css'

interface OpenStateProps {
  hours: OpeningHours
  texts: Record<'open' | 'closed', string>
}

/**
 * Whether an office is open, by the clock of the browser in the time of the country: a cached page does not
 * know. Its line is kept free until then.
 */
export function OpenState({ hours, texts }: OpenStateProps) {
  const now = useMinute()
  if (now === null) return <p className={styles.state} data-no-print />
  const isOpen = isOpenAt(hours, now)
  return (
    <p className={styles.state} data-no-print data-open={isOpen || undefined}>
      {isOpen ? texts.open : texts.closed}
    </p>
  )
}
