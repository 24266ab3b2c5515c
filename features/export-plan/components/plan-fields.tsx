import type { ReactNode } from 'react'
import styles from './plan-fields.module.css'

/** A long and a short field of a form; side by side on wide screens. */
export function PlanFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
