import type { ReactNode } from 'react'
import styles from './request-list.module.css'

interface RequestListProps {
  /** What is there instead of the list. */
  empty: ReactNode
  rows: readonly { id: number; title: ReactNode; chip: ReactNode; note: ReactNode }[]
  /** Above the list. */
  head?: ReactNode
  /** Below the list. */
  children: ReactNode
}

/** A list of requests: what is asked for, its state, and who and when. */
export function RequestList({ empty, rows, head, children }: RequestListProps) {
  return (
    <>
      {head}
      <div className={styles.page}>
        {empty}
        <ul className={styles.requests}>
          {rows.map(({ id, title, chip, note }) => (
            <li key={id} className={styles.request}>
              <h2 className={styles.title}>{title}</h2>
              {chip}
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  )
}
