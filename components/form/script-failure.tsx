'use client'

import { createContext, use, type ReactNode } from 'react'
import styles from './script-failure.module.css'

interface ScriptFailureTexts {
  text: string
  retry: string
}

const Context = createContext<ScriptFailureTexts | null>(null)

/** Gives the forms of a page what they say when their script cannot be loaded. */
export function ScriptFailureTexts({
  value,
  children,
}: {
  value: ScriptFailureTexts
  children: ReactNode
}) {
  return <Context value={value}>{children}</Context>
}

/**
 * Says that the form cannot be sent, since its script could not be loaded: seen only then, without
 * any script of ours (`lib/cache/constant-script.ts`, which also reloads the page by the button).
 */
export function ScriptFailure() {
  const texts = use(Context)
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
