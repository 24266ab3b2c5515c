import type { ReactNode } from 'react'
import styles from './without-script.module.css'

/** A message that CSS shows only where the browser runs no script. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.plain}>{children}</div>
}
