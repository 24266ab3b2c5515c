'use client'

import type { ComponentPropsWithRef } from 'react'
import styles from './form.module.css'

/** One column of fields. The browser's own bubbles are off: errors are shown at the fields. */
export function Form(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate className={styles.form} {...props} />
}
