'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { consumeReturnPath } from '@/lib/auth/return-path'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useState } from 'react'
import { verifyEmail } from '../contract'
import { AuthTitle } from './auth-title'

interface VerifyPanelProps {
  locale: Locale
  /** From the address of the mail's link. */
  hash: string
  supportEmail: string
  texts: Messages['accounts']['verify']
}

/**
 * Verifies an address, then goes to the last saved page, otherwise the profile (spec part 1 section
 * 2.8).
 */
export function VerifyPanel({ locale, hash, supportEmail, texts }: VerifyPanelProps) {
  const [outcome, setOutcome] = useState<'checking' | 'done' | 'invalid' | 'unanswered'>('checking')
  const profile = localePath(locale, routes.profile())
  const { title, text } = texts[outcome]

  useEffect(() => {
    if (outcome !== 'checking') return
    let gone = false
    call(verifyEmail, { params: { hash } }).then(
      () => {
        if (gone) return
        setOutcome('done')
        window.location.assign(consumeReturnPath(profile))
      },
      (error: unknown) => {
        if (!gone) setOutcome(isInvalid(error) ? 'invalid' : 'unanswered')
      },
    )
    return () => {
      gone = true
    }
  }, [hash, outcome, profile])

  useEffect(() => {
    if (outcome === 'invalid' || outcome === 'unanswered') document.title = title
  }, [outcome, title])

  return (
    <>
      <AuthTitle title={title} />
      <Alert key={outcome} tone={tones[outcome]} word={texts[outcome].word} live>
        {text}
      </Alert>
      {outcome === 'invalid' && <ButtonLink href={profile}>{texts.invalid.action}</ButtonLink>}
      {outcome === 'unanswered' && (
        <Button onClick={() => setOutcome('checking')}>{texts.unanswered.action}</Button>
      )}
      {supportEmail && (
        <p>
          <Link href={`mailto:${supportEmail}`}>{texts.help}</Link>
        </p>
      )}
    </>
  )
}

const tones = { checking: 'info', done: 'success', invalid: 'error', unanswered: 'error' } as const

/** Whether the link itself was refused; everything else may pass. */
function isInvalid(error: unknown): boolean {
  return error instanceof Problem && ['not_found', 'invalid'].includes(error.code)
}
