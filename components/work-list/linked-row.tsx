'use client'

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './linked-row.module.css'

interface LinkedRowProps {
  to: string
  name: ReactNode
  /** What is said of it, next to its name. */
  children: ReactNode
}

/** A row that opens its record wherever it is pressed. */
export function LinkedRow({ to, name, children }: LinkedRowProps) {
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      {children}
    </li>
  )
}
