'use client'

import { Button } from '@/components/button/button'
import { useVerificationMail, type VerificationMailProps } from './use-verification-mail'

/** The button that sends the verification mail again, without the warning. */
export function SendLinkButton(props: VerificationMailProps) {
  const { text, isWaiting, pause, send } = useVerificationMail(props)
  return (
    <>
      <Button aria-disabled={isWaiting || undefined} onClick={() => void send()}>
        {text}
      </Button>
      <p role="timer">{pause}</p>
    </>
  )
}
