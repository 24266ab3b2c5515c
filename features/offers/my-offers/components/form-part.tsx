import { useId, type ReactNode } from 'react'
import styles from './offer-form.module.css'

/** A titled part of the form. */
export function FormPart({
  title,
  help,
  children,
}: {
  title: string
  help?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
