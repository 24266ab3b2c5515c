'use client'

import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { KnownValuesContext } from '@/components/form/known-values'
import { FailedView } from '@/components/list-view/failed-view'
import { Problem } from '@/lib/api/problem'
import { forgetSignedIn } from '@/lib/auth/signed-in'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { use, useEffect, useState, type ReactNode } from 'react'
import { registeringPerson } from '../queries'
import { RegistrationForm, type RegistrationFormProps } from './registration-form'

export interface RegistrationProps extends Omit<RegistrationFormProps, 'person' | 'markets'> {
  /** Shown while the portal loads the person. */
  shape: ReactNode
}

type Start = Awaited<ReturnType<typeof registeringPerson>>

type Who =
  | { kind: 'asking' }
  | ({ kind: 'person' } & Start)
  | { kind: 'owner' }
  | { kind: 'failed'; error: unknown }

/**
 * The form for a person without a company; a member sees a notice, and a visitor a link to the
 * login (spec/decisions.md section 2).
 */
export function Registration({ shape, ...props }: RegistrationProps) {
  const { locale, addresses, texts } = props
  const [who, setWho] = useState<Who>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(1)
  const { login } = addresses
  const known = use(KnownValuesContext)

  useEffect(() => {
    let gone = false
    registeringPerson(known).then(
      (start) => {
        if (gone) return
        setWho(start.person.company_id === null ? { kind: 'person', ...start } : { kind: 'owner' })
      },
      (error: unknown) => {
        if (gone) return
        if (error instanceof Problem && error.code === 'unauthenticated') {
          forgetSignedIn()
          window.location.replace(login)
        } else setWho({ kind: 'failed', error })
      },
    )
    return () => {
      gone = true
    }
  }, [attempt, login, known])

  switch (who.kind) {
    case 'asking':
      return shape
    case 'failed':
      return (
        <FailedView
          error={who.error}
          texts={texts.failed}
          onRetry={() => {
            setWho({ kind: 'asking' })
            setAttempt(attempt + 1)
          }}
        />
      )
    case 'owner':
      return (
        <Alert
          tone="info"
          word={texts.owned.note}
          title={texts.owned.title}
          action={<ButtonLink href={addresses.profile}>{texts.owned.profile}</ButtonLink>}
        >
          {texts.owned.text}
        </Alert>
      )
    case 'person':
      return (
        <MuiProvider locale={locale}>
          <RegistrationForm {...props} person={who.person} markets={who.markets} />
        </MuiProvider>
      )
  }
}
