'use client'

import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { countText } from '@/lib/i18n/count-forms'
import type { Messages } from '@/lib/i18n/messages'
import { useEffect, useState } from 'react'
import { resendVerification } from '../contract'
import type { FailureTexts } from '../queries'

/** How long the message about the sent mail is shown (spec part 3 section 9). */
const sentMs = 3000

/** The pause between two mails (spec/decisions.md section 4). */
const pauseSeconds = 60

const hourSeconds = 3600

/** When the next mail may be sent: a mailbox gets a few a day. */
function waitText({ wait, mailHours, locale }: FailureTexts, seconds: number): string {
  return seconds > hourSeconds
    ? countText(mailHours, Math.ceil(seconds / hourSeconds), locale)
    : countText(wait, seconds, locale)
}

export interface VerificationMailProps {
  texts: Messages['accounts']['verification']
  failures: FailureTexts
}

/** Sends the verification mail again, and counts down until the next one is allowed. */
export function useVerificationMail({ texts, failures }: VerificationMailProps) {
  const [sending, setSending] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  const send = async () => {
    if (sending || seconds > 0) return
    setSending(true)
    setIsSent(false)
    try {
      await call(resendVerification)
      setSeconds(pauseSeconds)
      setIsSent(true)
      notify(texts.sent, 'success', sentMs)
    } catch (error) {
      const wait = error instanceof Problem ? error.retryAfter : undefined
      if (wait === undefined) notify(texts.failed, 'error')
      else setSeconds(wait)
    }
    setSending(false)
  }
  const pause = waitText(failures, seconds)
  return {
    text: sending ? texts.sending : texts.action,
    isWaiting: sending || seconds > 0,
    pause: seconds > 0 && (isSent ? `${texts.done} ${pause}` : pause),
    send,
  }
}
