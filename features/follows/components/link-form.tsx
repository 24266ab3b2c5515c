'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { changeAddress } from '@/lib/api/link-calls'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState, type FormEvent } from 'react'
import type { FollowLink } from '../contract'
import { changeLink, linkChanges, type LinkChange } from '../queries'

interface LinkFormProps {
  locale: Locale
  link: FollowLink
  /** What the button does. */
  change: LinkChange
  onDone: (change: LinkChange) => void
  texts: Messages['follows']['link']['form']
}

/** What the page says before a change, and after it. */
const steps = {
  confirm: { before: 'pending', after: 'confirmed' },
  unsubscribe: { before: 'on', after: 'unsubscribed' },
  resume: { before: 'off', after: 'resumed' },
} as const

/**
 * Confirms what a link asked to follow, stops its mails and resumes them. Opening the page changes
 * nothing, because mail scanners open links too; without scripts the form is sent and redirects back.
 */
export function LinkForm({ locale, link, change, onDone, texts }: LinkFormProps) {
  const [done, setDone] = useState<LinkChange>()
  const [stage, setStage] = useState<'idle' | 'sending' | 'failed' | 'tooMany'>('idle')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    try {
      await changeLink(link, change)
      setDone(change)
      setStage('idle')
      onDone(change)
    } catch (error) {
      const held = error instanceof Problem && error.code === 'too_many_requests'
      setStage(held ? 'tooMany' : 'failed')
    }
  }
  return (
    <Form
      method="post"
      action={changeAddress(linkChanges[change], link, locale)}
      onSubmit={(event) => void send(event)}
    >
      {(stage === 'failed' || stage === 'tooMany') && (
        <Alert tone="error" word={texts.error} live>
          {texts[stage]}
        </Alert>
      )}
      {done ? (
        <Alert tone="success" word={texts.done} live>
          {texts[steps[done].after]}
        </Alert>
      ) : (
        <Alert tone="info" word={texts.note}>
          {texts[steps[change].before]}
        </Alert>
      )}
      <p>
        <Button
          type="submit"
          variant={change === 'confirm' ? 'primary' : 'secondary'}
          aria-disabled={stage === 'sending' || undefined}
        >
          {stage === 'sending' ? texts.sending : texts[change]}
        </Button>
      </p>
    </Form>
  )
}
