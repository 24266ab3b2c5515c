'use client'

import { reopenConsent } from './choice'
import styles from './consent.module.css'

/** Opens the question again from any page, so that a choice can be changed or taken back. */
export function ConsentLink({ children, className }: { children: string; className?: string }) {
  return (
    <button
      type="button"
      className={[styles.link, className].filter(Boolean).join(' ')}
      onClick={reopenConsent}
    >
      {children}
    </button>
  )
}
