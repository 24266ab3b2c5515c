'use client'

import { Button } from '@/components/button/button'
import { notify } from '@/components/snackbar/messages'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { changeSubscription } from '../queries'

interface SubscriptionButtonProps {
  id: number
  /** 1 for subscribers. */
  subscribe: number
  texts: Messages['newsletter']
}

/**
 * Starts and ends the newsletter, then loads the state from the portal; a failure is shown in one
 * line (spec part 3 section 4, spec/decisions.md section 4).
 */
export function SubscriptionButton({ id, subscribe, texts }: SubscriptionButtonProps) {
  const [now, setNow] = useState(subscribe)
  const [sending, setSending] = useState(false)
  const isSubscribed = now === 1

  const change = async () => {
    if (sending) return
    setSending(true)
    try {
      const after = await changeSubscription(id, !isSubscribed)
      setNow(after)
      notify(after === 1 ? texts.subscribed : texts.unsubscribed, 'success')
    } catch {
      notify(texts.failed, 'error')
    }
    setSending(false)
  }
  return (
    <Button
      variant={isSubscribed ? 'secondary' : 'primary'}
      aria-disabled={sending || undefined}
      onClick={() => void change()}
    >
      {sending ? texts.sending : isSubscribed ? texts.unsubscribe : texts.subscribe}
    </Button>
  )
}
