'use client'

import { announceAccount, authorizedEvent, registeredEvent } from '@/lib/auth/account-request'
import { namedReturnPath, rememberReturnPath } from '@/lib/auth/return-path'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useEffect } from 'react'
import { failuresOf, signUp, type FailureTexts } from '../queries'
import { labelled, SignUpForm, type SignUpFormProps } from './sign-up-form'

interface RegisterPanelProps {
  locale: Locale
  texts: Messages['accounts']['signUp']
  failures: FailureTexts
}

/**
 * Registration on its own page: success says so and goes Home (spec part 1
 * section 4), or to the page named in the address, such as an invitation.
 */
export function RegisterPanel({ locale, texts, failures }: RegisterPanelProps) {
  const home = localePath(locale, routes.home())
  useEffect(rememberReturnPath, [])

  const submit: SignUpFormProps['onSubmit'] = async (values) => {
    const lines = await failuresOf(() => signUp(values), failures)
    const email = lines.find(([field]) => field === 'email')
    if (email) return [email[1]]
    if (lines.length > 0) return lines.map((line) => labelled(line, texts))
    announceAccount(authorizedEvent)
    return []
  }
  return (
    <MuiProvider locale={locale}>
      <SignUpForm
        texts={texts}
        rules={failures.rules}
        termsHref={localePath(locale, routes.terms())}
        onSubmit={submit}
        onRegistered={() => {
          announceAccount(registeredEvent)
          window.location.assign(namedReturnPath(home))
        }}
      />
    </MuiProvider>
  )
}
