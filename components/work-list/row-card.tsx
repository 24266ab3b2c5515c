import type { ReactNode } from 'react'
import styles from './row-card.module.css'

/** A short list of the back office as a card, with a line between its rows. */
export function RowCard({ children }: { children: ReactNode }) {
  return <ul className={styles.card}>{children}</ul>
}
