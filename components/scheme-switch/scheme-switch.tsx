'use client'

import { useSyncExternalStore } from 'react'
import { chooseScheme, chosenScheme, onSchemeChange, schemes, type Scheme } from './scheme'
import styles from './scheme-switch.module.css'

interface SchemeSwitchProps {
  texts: Record<Scheme | 'label', string>
}

/** Chooses between light, dark and what the device says; without script the device decides. */
export function SchemeSwitch({ texts }: SchemeSwitchProps) {
  const chosen = useSyncExternalStore<Scheme>(onSchemeChange, chosenScheme, () => 'system')
  return (
    <div role="group" aria-label={texts.label} className={styles.switch}>
      <span aria-hidden="true" className={styles.label}>
        {texts.label}
      </span>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={scheme === chosen}
          className={`${styles.choice} ${styles[scheme]}`}
          onClick={() => chooseScheme(scheme)}
        >
          {texts[scheme]}
        </button>
      ))}
    </div>
  )
}
