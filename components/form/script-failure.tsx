'use client'

import { use } from 'react'
import { ScriptFailureContext } from './script-failure-texts'
import styles from './script-failure.module.css'

/**
 * Says that the form cannot be sent, since its script could not be loaded: seen only then, without
 * any script of ours (`lib/cache/constant-script.ts`, which also reloads the page by the button).
 */
export function ScriptFailure() {
  const texts = use(ScriptFailureContext)
  if (!texts) return null
  return (
    <p role="alert" className={styles.line}>
      {texts.text}{' '}
      <button type="button" data-try-again="" className={styles.retry}>
        {texts.retry}
      </button>
    </p>
  )
}
