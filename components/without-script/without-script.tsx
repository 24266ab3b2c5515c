import type { ReactNode } from 'react'
import styles from './without-script.module.css'

/** What is said where a browser runs no script. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.plain}>{children}</div>
}
