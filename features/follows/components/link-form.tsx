'use client'

import { Alert } from '@/components/alert/alert'
import { MailLinkForm } from '@/components/mail-link-form/mail-link-form'
import { changeAddress } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
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

/** Confirms what a link asked to follow, stops its mails and resumes them. */
export function LinkForm({ locale, link, change, onDone, texts }: LinkFormProps) {
  const [done, setDone] = useState<LinkChange>()
  const send = async () => {
    await changeLink(link, change)
    setDone(change)
    onDone(change)
  }
  return (
    <MailLinkForm
      target={changeAddress(linkChanges[change], link, locale)}
      run={send}
      submit={texts[change]}
      variant={change === 'confirm' ? 'primary' : 'secondary'}
      texts={texts}
    >
      {done ? (
        <Alert key="done" tone="success" word={texts.done} live>
          {texts[steps[done].after]}
        </Alert>
      ) : (
        <Alert key="note" tone="info" word={texts.note}>
          {texts[steps[change].before]}
        </Alert>
      )}
    </MailLinkForm>
  )
}
