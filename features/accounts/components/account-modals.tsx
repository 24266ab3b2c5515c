'use client'

import { Button } from '@/components/button/button'
import { Link } from '@/components/link/link'
import { Modal } from '@/components/modal/modal'
import type { AccountModal } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useRef, useState } from 'react'
import { LoginForm, type LoginFormProps } from './login-form'
import { SignUpForm, type SignUpFormProps } from './sign-up-form'
import styles from './account-modals.module.css'

/** One modal replaces the other after this time (spec part 1 section 4). */
const switchMs = 1000

interface AccountModalsProps {
  locale: Locale
  /** The modal to show; null for none. */
  open: AccountModal | null
  onOpen: (modal: AccountModal | null) => void
  closeText: string
  login: LoginFormProps
  signUp: SignUpFormProps
}

/** The login and the sign-up modal, each with a link to the other. */
export function AccountModals({
  locale,
  open,
  onOpen,
  closeText,
  login,
  signUp,
}: AccountModalsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const switchTo = (modal: AccountModal) => {
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWaiting(false)
      onOpen(modal)
    }, switchMs)
  }
  const close = () => onOpen(null)
  const shared = { locale, closeText, onClose: close }
  return (
    <>
      <Modal {...shared} open={open === 'login' && !waiting} title={login.texts.title}>
        <LoginForm {...login} />
        <p className={styles.other}>
          <Link href={localePath(locale, routes.forgetPassword())}>{login.texts.forgotten}</Link>
        </p>
        <p className={styles.other}>
          {login.texts.noAccount}
          <Button variant="quiet" onClick={() => switchTo('sign-up')}>
            {login.texts.signUp}
          </Button>
        </p>
      </Modal>
      <Modal {...shared} open={open === 'sign-up' && !waiting} title={signUp.texts.title}>
        <SignUpForm {...signUp} />
        <p className={styles.other}>
          {signUp.texts.haveAccount}
          <Button variant="quiet" onClick={() => switchTo('login')}>
            {signUp.texts.logIn}
          </Button>
        </p>
      </Modal>
    </>
  )
}
