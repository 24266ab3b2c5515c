'use client'

import type { ReactNode } from 'react'
import styles from './registration-form.module.css'
import type { RegistrationTexts, Section } from './registration-texts'

interface FormSectionProps {
  name: Section
  texts: RegistrationTexts
  help?: string
  children: ReactNode
}

/** A titled part of the form. */
export function FormSection({ name, texts, help, children }: FormSectionProps) {
  return (
    <section id={`${name}-section`} aria-labelledby={`${name}-title`} className={styles.section}>
      <h3 id={`${name}-title`} className={styles.heading}>
        {texts.sections[name]}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
