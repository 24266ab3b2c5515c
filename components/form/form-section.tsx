import { useId, type ReactNode } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  /** What the index of the form leads to. */
  name: string
  title: string
  help?: string
  children: ReactNode
}

/** A titled section of a long form. */
export function FormSection({ name, title, help, children }: FormSectionProps) {
  const id = useId()
  return (
    <section id={`${name}-section`} aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
