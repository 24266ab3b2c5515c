import type { ReactNode } from 'react'
import styles from './plan-list.module.css'

/** The tasks or the people of a plan, one in a row. */
export function PlanList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
