import type { ReactNode } from 'react'
import styles from './plan-row.module.css'

interface PlanRowProps {
  /** What the row is about. */
  about: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** A task or a person of a plan. */
export function PlanRow({ about, children }: PlanRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>{about}</div>
      {children}
    </li>
  )
}
