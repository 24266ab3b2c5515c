'use client'

import { Icon } from '@/components/icon/icon'
import styles from './sort-head.module.css'

interface SortHeadProps {
  children: string
  /** How the table is sorted by this column; false by another one. */
  sorted: 'ascending' | 'descending' | false
  title?: string | undefined
  onSort: () => void
}

/** The head of a table's column, which sorts the table by it. */
export function SortHead({ children, sorted, title, onSort }: SortHeadProps) {
  return (
    <th scope="col" className={styles.column} {...(sorted && { 'aria-sort': sorted })}>
      <button type="button" title={title} onClick={onSort} className={styles.head}>
        {children}
        <Icon name="sort" size={16} />
      </button>
    </th>
  )
}
