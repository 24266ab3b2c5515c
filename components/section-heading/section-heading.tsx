import { Text } from '@/components/layout/text'
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
      <Text id={id} as="h2" tone="title" step={2}>
        {children}
      </Text>
      {action}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
