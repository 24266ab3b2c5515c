'use client'

import { Alert } from '@/components/alert/alert'
import { Link } from '@/components/link/link'
import { consumeReturnPath } from '@/lib/auth/return-path'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useState } from 'react'
import { verifyAddress } from '../queries'

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
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const profile = localePath(locale, routes.profile())

  useEffect(() => {
    let gone = false
    verifyAddress(hash).then(
      () => {
        if (gone) return
        setOutcome('done')
        window.location.assign(consumeReturnPath(profile))
      },
      () => !gone && setOutcome('failed'),
    )
    return () => {
      gone = true
    }
  }, [hash, profile])

  return (
    <>
      {outcome === undefined && (
        <Alert tone="info" word={texts.word} live>
          {texts.wait}
        </Alert>
      )}
      {outcome === 'done' && (
        <Alert tone="success" word={texts.done} live>
          {texts.success}
        </Alert>
      )}
      {outcome === 'failed' && (
        <Alert tone="error" word={texts.failed} live>
          {texts.failure}
        </Alert>
      )}
      <p>
        <Link href={`mailto:${supportEmail}`}>{texts.help}</Link>
      </p>
    </>
  )
}
