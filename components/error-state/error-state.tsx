import { Icon } from '@/components/icon/icon'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import type { ReactNode } from 'react'
import styles from './error-state.module.css'

interface ErrorStateProps {
  /** What failed. */
  title: string
  /** Why, and what to do next. */
  text?: string
  /** Usually a button that tries again. */
  action?: ReactNode
}

/** A part of the page that could not be loaded; the rest stays usable. */
export function ErrorState({ title, text, action }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <Icon name="warning" className={styles.sign} />
      <div>
        <Text weight="heading">{title}</Text>
        {text && <p className={styles.text}>{text}</p>}
        {action && <Part above={4}>{action}</Part>}
      </div>
    </div>
  )
}
