'use client'

import {
  announceAccount,
  authorizedEvent,
  registeredEvent,
  type AccountModal,
} from '@/lib/auth/account-request'
import { forgetReturnPath, namedReturnPath } from '@/lib/auth/return-path'
import { showSignedIn } from '@/lib/auth/signed-in'
import type { Locale } from '@/lib/i18n/locale'
import { failuresOf, logIn, signUp, type FailureTexts } from '../queries'
import { AccountModals } from './account-modals'
import type { AccountTexts } from './account-texts'
import type { LoginFormProps } from './login-form'
import { labelled, type SignUpFormProps } from './sign-up-form'

export interface AccountDialogsProps {
  locale: Locale
  texts: AccountTexts
  failures: FailureTexts
  homeHref: string
  termsHref: string
}

interface AccountCallsProps extends AccountDialogsProps {
  open: boolean
  modal: AccountModal | null
  stay: boolean
  onModal: (modal: AccountModal | null) => void
}

/**
 * The account modals with their API calls (spec part 1 sections 2.8, 4 and 8). After login the
 * person goes to the page named in the address, otherwise Home, unless the opener asked to stay.
 */
export function AccountCalls(props: AccountCallsProps) {
  const { locale, modal, onModal, stay, texts, failures, homeHref, termsHref } = props
  const authorized = () => {
    showSignedIn()
    announceAccount(authorizedEvent)
    onModal(null)
    if (stay) return
    forgetReturnPath()
    window.location.assign(namedReturnPath(homeHref))
  }
  const submitLogin: LoginFormProps['onSubmit'] = async (values) => {
    const lines = await failuresOf(() => logIn(values), failures)
    return lines.map(([, text]) => text)
  }
  const submitSignUp: SignUpFormProps['onSubmit'] = async (values) => {
    const lines = await failuresOf(() => signUp(values), failures)
    if (lines.length > 0) return lines.map((line) => labelled(line, texts.signUp))
    showSignedIn()
    announceAccount(authorizedEvent)
    return []
  }
  return (
    <AccountModals
      locale={locale}
      open={modal}
      onOpen={onModal}
      closeText={texts.close}
      login={{
        texts: texts.login,
        rules: failures.rules,
        onSubmit: submitLogin,
        onAuthorized: authorized,
      }}
      signUp={{
        texts: texts.signUp,
        rules: failures.rules,
        termsHref,
        onSubmit: submitSignUp,
        onRegistered: () => {
          announceAccount(registeredEvent)
          onModal(null)
        },
      }}
    />
  )
}
