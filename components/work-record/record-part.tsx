'use client'

import { Text } from '@/components/layout/text'
import { useId, type ReactNode } from 'react'
import styles from './record-part.module.css'

/** One subject of a record under its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Text id={id} as="h2" step={1}>
        {title}
      </Text>
      {children}
    </section>
  )
}
