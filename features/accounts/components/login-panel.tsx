'use client'

import { authorizedEvent, rememberReturnPath, takeReturnPath } from '@/lib/auth/return-path'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useEffect } from 'react'
import { failureLines, logIn, type FailureTexts } from '../queries'
import { LoginForm, type LoginTexts } from './login-form'

interface LoginPanelProps {
  locale: Locale
  texts: LoginTexts
  failures: FailureTexts
}

/**
 * Logging in on its own page. Success goes to the page the address names, else Home; who is logged
 * in already is sent there at once (spec part 1 section 2.8).
 */
export function LoginPanel({ locale, texts, failures }: LoginPanelProps) {
  const home = localePath(locale, routes.home())
  const goOn = () => window.location.assign(takeReturnPath(home))

  useEffect(() => {
    const path = rememberReturnPath(home)
    if (document.documentElement.dataset.signedIn === 'yes') window.location.replace(path)
  }, [home])

  const submit: Parameters<typeof LoginForm>[0]['onSubmit'] = async (values) => {
    try {
      await logIn(values)
      return []
    } catch (error) {
      return failureLines(error, failures).map(([, text]) => text)
    }
  }
  const authorized = () => {
    document.dispatchEvent(new CustomEvent(authorizedEvent))
    goOn()
  }
  return (
    <MuiProvider locale={locale}>
      <LoginForm texts={texts} rules={failures.rules} onSubmit={submit} onAuthorized={authorized} />
    </MuiProvider>
  )
}
