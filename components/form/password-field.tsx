'use client'

import { Icon } from '@/components/icon/icon'
import { useState, type ComponentProps } from 'react'
import styles from './form.module.css'
import { TextField } from './text-field'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end'> {
  texts: Record<'show' | 'hide', string>
}

/** A password, hidden until somebody asks to see it. */
export function PasswordField({ texts, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      leftToRight
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={shown ? texts.hide : texts.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" size={20} />
        </button>
      }
    />
  )
}
