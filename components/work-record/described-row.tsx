'use client'

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './described-row.module.css'

interface DescribedRowProps {
  /** The page of what is listed, if it has one. */
  to?: string
  label: ReactNode
  /** What is said of it, below its name. */
  children: ReactNode
}

/** A line of a list: a name, which leads to its page, and facts below it. */
export function DescribedRow({ to, label, children }: DescribedRowProps) {
  return (
    <li className={styles.row}>
      {to === undefined ? (
        <span>{label}</span>
      ) : (
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      )}
      <span className={styles.facts}>{children}</span>
    </li>
  )
}
