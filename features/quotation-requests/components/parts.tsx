import type { ReactNode } from 'react'
import styles from './part.module.css'

/** The parts of the page of a request: the conversation, and next to it the facts. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
