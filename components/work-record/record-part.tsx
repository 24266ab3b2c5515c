'use client'

import { useId, type ReactNode } from 'react'
import styles from './record-part.module.css'

/** One subject of a record under its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
