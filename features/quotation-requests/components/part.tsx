import { SectionHeading } from '@/components/section-heading/section-heading'
import type { ReactNode } from 'react'
import styles from './part.module.css'

interface PartProps {
  id: string
  title: string
  /** Shown next to the other parts where there is space. */
  aside?: boolean
  children: ReactNode
}

/** A titled part of the page of a request. */
export function Part({ id, title, aside = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={aside ? styles.aside : styles.part}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  )
}
