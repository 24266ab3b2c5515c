import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  id?: string
  children: ReactNode
  lead?: ReactNode
  /** A link or control at the ending side. */
  action?: ReactNode
}

/** The title of a section, with a line below and one action next to it. */
export function SectionHeading({ id, children, lead, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {action}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
