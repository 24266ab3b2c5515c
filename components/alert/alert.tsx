import { Icon } from '@/components/icon/icon'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** `invite` is no news: it says what one gets by logging in. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error' | 'invite'

interface AlertProps {
  tone: AlertTone
  /** The word that goes with the sign ('Warning'), for people who listen. */
  word: string
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Set it for an alert that appears while somebody reads the page. */
  live?: boolean
}

/** A notice in the page: sign and word, never colour alone. */
export function Alert({ tone, word, title, children, action, live = false }: AlertProps) {
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div className={`${styles.alert} ${styles[tone]}`} {...(live ? { role } : {})}>
      <Icon name={tone === 'invite' ? 'user' : tone} className={styles.sign} />
      <div className={styles.body}>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
