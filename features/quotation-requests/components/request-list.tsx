import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
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
      <Stack gap={5} bounded page className={styles.page}>
        {empty}
        <Stack as="ul" gap={3}>
          {rows.map(({ id, title, chip, note }) => (
            <li key={id} className={styles.request}>
              <Text as="h2" step={0} breaks>
                {title}
              </Text>
              {chip}
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </Stack>
        {children}
      </Stack>
    </>
  )
}
