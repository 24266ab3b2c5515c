'use client'

import { Button } from '@/components/button/button'
import { notify } from '@/components/snackbar/messages'
import { consumeFault } from '@/lib/api/server-fault'
import { announceAccount, authorizedEvent } from '@/lib/auth/account-request'
import {
  forgetReturnPath,
  namedReturnPath,
  rememberReturnPath,
  consumeReturnPath,
} from '@/lib/auth/return-path'
import { forgetSignedIn } from '@/lib/auth/signed-in'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useEffect } from 'react'
import { failuresOf, logIn, type FailureTexts } from '../queries'
import { LoginForm } from './login-form'

interface LoginPanelProps {
  locale: Locale
  texts: Messages['accounts']['login']
  failures: FailureTexts
  /** Whether the server reports a login. */
  signedIn: boolean
}

/**
 * Logging in on its own page. Success leads to the page named in the address, otherwise Home; a
 * signed-in person is redirected at once (spec part 1 section 2.8), unless an error led here: then
 * the page shows it and offers a link (spec/decisions.md section 4).
 */
export function LoginPanel({ locale, texts, failures, signedIn }: LoginPanelProps) {
  const home = localePath(locale, routes.home())
  const goOn = () => {
    const path = namedReturnPath(home)
    forgetReturnPath()
    window.location.assign(path)
  }

  const fault = failures.problems.internal

  useEffect(() => {
    rememberReturnPath()
    if (consumeFault()) notify(fault, 'error')
    else if (signedIn) window.location.replace(consumeReturnPath(home))
    if (!signedIn) forgetSignedIn()
  }, [home, fault, signedIn])

  const submit: Parameters<typeof LoginForm>[0]['onSubmit'] = async (values) => {
    const lines = await failuresOf(() => logIn(values), failures)
    return lines.map(([, text]) => text)
  }
  const authorized = () => {
    announceAccount(authorizedEvent)
    goOn()
  }
  if (signedIn) {
    return (
      <>
        <p>{texts.signedIn}</p>
        <Button onClick={goOn}>{texts.goOn}</Button>
      </>
    )
  }
  return (
    <MuiProvider locale={locale}>
      <LoginForm texts={texts} rules={failures.rules} onSubmit={submit} onAuthorized={authorized} />
    </MuiProvider>
  )
}
