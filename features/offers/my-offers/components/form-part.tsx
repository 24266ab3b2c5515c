import { useId, type ReactNode } from 'react'
import styles from './offer-form.module.css'
import type { SectionName } from './offer-form-texts'

/** A titled part of the form. */
export function FormPart({
  name,
  title,
  help,
  children,
}: {
  name: SectionName
  title: string
  help?: string
  children: ReactNode
}) {
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
