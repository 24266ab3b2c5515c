'use client'

import { PasswordField } from '@/components/form/password-field'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Name = 'password' | 'password_confirmation'

interface NewPasswordFieldsProps {
  fields: Record<Name, UseFormRegisterReturn>
  errorOf: (name: Name) => string | undefined
  texts: Record<'password' | 'passwordHint' | 'confirmation' | 'show' | 'hide', string>
}

/** A new password and its confirmation. */
export function NewPasswordFields({ fields, errorOf, texts }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        field={fields.password}
        autoComplete="new-password"
        label={texts.password}
        help={texts.passwordHint}
        texts={texts}
        error={errorOf('password')}
      />
      <PasswordField
        field={fields.password_confirmation}
        autoComplete="new-password"
        label={texts.confirmation}
        texts={texts}
        error={errorOf('password_confirmation')}
      />
    </>
  )
}
