import { Part } from '@/components/layout/part'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** Why there is nothing, and what to do next. */
  text?: string
  motif?: ReactNode
  action?: ReactNode
}

/** The placeholder of an empty list: what is missing, why, and the next step. */
export function EmptyState({ title, text, motif, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      {motif && (
        <div className={styles.motif} aria-hidden="true">
          {motif}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <Part above={3}>{action}</Part>}
    </div>
  )
}
