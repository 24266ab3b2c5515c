import { Row } from '@/components/layout/row'
import type { ReactNode } from 'react'
import styles from './plan-row.module.css'

interface PlanRowProps {
  /** What the row is about. */
  about: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** A task or a person of a plan. */
export function PlanRow({ about, children }: PlanRowProps) {
  return (
    <Row as="li" gap={4} lineGap={1} align="center" inset={3} line="below">
      <div className={styles.about}>{about}</div>
      {children}
    </Row>
  )
}
