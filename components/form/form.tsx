'use client'

import type { ComponentPropsWithRef } from 'react'
import { EarlySubmit } from './early-submit'
import styles from './form.module.css'
import { ScriptFailure } from './script-failure'

/**
 * One column of fields. The browser's own bubbles are off: errors are shown at the fields. What is
 * entered never gets into an address, and is not sent before the script of the form is here.
 */
export function Form({ children, ...props }: ComponentPropsWithRef<'form'>) {
  return (
    <form method="post" noValidate data-waits-for-script="" className={styles.form} {...props}>
      {children}
      <ScriptFailure />
      <EarlySubmit />
    </form>
  )
}
