'use client'

import { Row } from '@/components/layout/row'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './described-row.module.css'

interface DescribedRowProps {
  /** The page of what is listed, if it has one. */
  to?: string
  label: ReactNode
  /** What is said of it, below its name. */
  children: ReactNode
  /** What can be done with it, at the end. */
  action?: ReactNode
}

/** A line of a list: a name, which leads to its page, and facts below it. */
export function DescribedRow({ to, label, children, action }: DescribedRowProps) {
  return (
    <Row as="li" gap={4} lineGap={2} align="center" inset={2} className={styles.row}>
      <div className={styles.texts}>
        {to === undefined ? (
          <span>{label}</span>
        ) : (
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        )}
        <Row as="span" gap={4} lineGap={1} tone="soft" step={-1}>
          {children}
        </Row>
      </div>
      {action}
    </Row>
  )
}
