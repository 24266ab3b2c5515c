'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { call } from '@/lib/api/call'
import { forgetPerson } from '@/lib/auth/forget-person'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import { deleteAccount } from '../contract'
import { PasswordConfirmedForm, type PasswordConfirmedTexts } from './password-confirmed-form'

interface AccountDeletionProps {
  locale: Locale
  texts: PasswordConfirmedTexts & Record<'open' | 'title' | 'warning' | 'close', string>
  failures: FailureTexts
}

/** Deletes the account after a warning and the password, then goes Home. */
export function AccountDeletion({ locale, texts, failures }: AccountDeletionProps) {
  const [open, setOpen] = useState(false)
  const form = useForm({
    resolver: zodResolver(deleteAccount.body),
    defaultValues: { current_password: '' },
  })
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal
        locale={locale}
        open={open}
        tone="warning"
        title={texts.title}
        closeText={texts.close}
        onClose={() => setOpen(false)}
      >
        <p>{texts.warning}</p>
        <PasswordConfirmedForm
          locale={locale}
          form={form}
          texts={texts}
          failures={failures}
          current={form.register('current_password')}
          wrong={form.formState.errors.current_password?.message}
          deliver={(body) => call(deleteAccount, { body })}
          onSent={() => {
            forgetPerson()
            window.location.assign(localePath(locale, routes.home()))
          }}
        />
      </Modal>
    </>
  )
}
