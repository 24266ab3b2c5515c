import { Text } from '@/components/layout/text'
import { useId, type ReactNode } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  /** What the index of the form leads to. */
  name: string
  title: string
  help?: string
  /** Below an h2 of the page by default. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled section of a long form. */
export function FormSection({
  name,
  title,
  help,
  heading: Heading = 'h3',
  children,
}: FormSectionProps) {
  const id = useId()
  return (
    <section id={`${name}-section`} aria-labelledby={id} className={styles.section}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {help && <Text tone="soft">{help}</Text>}
      {children}
    </section>
  )
}
