'use client'

import { Alert } from '@/components/alert/alert'
import { Link } from '@/components/link/link'
import { MailLinkForm } from '@/components/mail-link-form/mail-link-form'
import { useState } from 'react'

export interface MailStopTexts {
  on: string
  off: string
  unsubscribe: string
  sending: string
  done: string
  note: string
  error: string
  failed: string
  profile: string
}

interface MailStopPanelProps {
  /** Whether the mails are sent. */
  isOn: boolean
  /** The target of the form without scripts. */
  target: string
  /** Ends the mails. */
  onEnd: () => Promise<unknown>
  /** Where they can be chosen again. */
  settingHref: string
  texts: MailStopTexts
}

/** Ends the mails of a kind by the link of one. */
export function MailStopPanel({ isOn, target, onEnd, settingHref, texts }: MailStopPanelProps) {
  const [isDone, setIsDone] = useState(false)
  const end = async () => {
    await onEnd()
    setIsDone(true)
  }
  if (!isOn || isDone) {
    return (
      <>
        <Alert tone={isDone ? 'success' : 'info'} word={isDone ? texts.done : texts.note} live>
          {texts.off}
        </Alert>
        <p>
          <Link href={settingHref}>{texts.profile}</Link>
        </p>
      </>
    )
  }
  return (
    <MailLinkForm
      target={target}
      run={end}
      submit={texts.unsubscribe}
      variant="primary"
      texts={texts}
    >
      <p>{texts.on}</p>
    </MailLinkForm>
  )
}
