'use client'

import { isActive, subscribeToActivity } from '@/lib/api/activity'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './progress-bar.module.css'

/** Short work shows nothing; long work stops claiming progress (spec/decisions.md section 2). */
export const progressTimes = { throttleMs: 200, durationMs: 5000 } as const

const nothing = () => false

/** The bar at the top of the window while a page is opened or calls are under way. */
export function ProgressBar({ label }: { label: string }) {
  const active = useSyncExternalStore(subscribeToActivity, isActive, nothing)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!active) return
    const start = setTimeout(() => setShown(true), progressTimes.throttleMs)
    const stop = setTimeout(
      () => setShown(false),
      progressTimes.throttleMs + progressTimes.durationMs,
    )
    return () => {
      clearTimeout(start)
      clearTimeout(stop)
      setShown(false)
    }
  }, [active])

  if (!shown) return null
  return (
    <div className={styles.bar} role="progressbar" aria-label={label} data-no-print>
      <div className={styles.fill} />
    </div>
  )
}
