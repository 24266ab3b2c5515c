'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { Link } from '@/components/link/link'
import { useState, type FormEvent } from 'react'

export interface MailStopTexts {
  on: string
  off: string
  invalid: string
  unsubscribe: string
  sending: string
  done: string
  note: string
  error: string
  failed: string
  profile: string
}

interface MailStopPanelProps {
  /** Whether the mails are sent; null for an invalid link. */
  isOn: boolean | null
  /** The target of the form without scripts. */
  target: string
  /** Ends the mails. */
  onEnd: () => Promise<unknown>
  /** Where they can be chosen again. */
  settingHref: string
  texts: MailStopTexts
}

/**
 * Ends the mails of a kind by the link of one. Opening the page changes nothing, because mail scanners
 * open links too; without scripts the form is sent and leads back here.
 */
export function MailStopPanel({ isOn, target, onEnd, settingHref, texts }: MailStopPanelProps) {
  const [stage, setStage] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle')
  const end = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    try {
      await onEnd()
      setStage('done')
    } catch {
      setStage('failed')
    }
  }
  if (isOn === null || !isOn || stage === 'done') {
    return (
      <>
        <Alert
          tone={stage === 'done' ? 'success' : 'info'}
          word={stage === 'done' ? texts.done : texts.note}
          live
        >
          {isOn === null ? texts.invalid : texts.off}
        </Alert>
        <p>
          <Link href={settingHref}>{texts.profile}</Link>
        </p>
      </>
    )
  }
  return (
    <Form method="post" action={target} onSubmit={(event) => void end(event)}>
      <p>{texts.on}</p>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.error} live>
          {texts.failed}
        </Alert>
      )}
      <p>
        <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
          {stage === 'sending' ? texts.sending : texts.unsubscribe}
        </Button>
      </p>
    </Form>
  )
}
