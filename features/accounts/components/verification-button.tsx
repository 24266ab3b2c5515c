'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { useVerificationMail, type VerificationMailProps } from './use-verification-mail'

/** The warning that the address is not confirmed, with the button that sends the mail again. */
export function VerificationButton(props: VerificationMailProps) {
  const { text, isWaiting, pause, send } = useVerificationMail(props)
  const { texts } = props
  return (
    <Alert
      tone="warning"
      word={texts.word}
      action={
        <Button
          variant="secondary"
          aria-disabled={isWaiting || undefined}
          onClick={() => void send()}
        >
          {text}
        </Button>
      }
    >
      <p>{texts.text}</p>
      <p role="timer">{pause}</p>
    </Alert>
  )
}
