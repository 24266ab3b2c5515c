import type { ReactNode } from 'react'
import styles from './rich-text.module.css'

/** Typography for the HTML that editors write; the caller brings it as one element inside. */
export function RichText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
