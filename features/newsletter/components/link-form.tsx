'use client'

import { Alert } from '@/components/alert/alert'
import { MailLinkForm } from '@/components/mail-link-form/mail-link-form'
import { call } from '@/lib/api/call'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { subscribeByLink, unsubscribeByLink, type newsletterLink } from '../contract'

interface LinkFormProps {
  locale: Locale
  answer: LinkAnswer<typeof newsletterLink>
  texts: Messages['newsletter']['link']['form']
}

/** Ends the newsletter of a link, and starts it again. */
export function LinkForm({ locale, answer: { link, found }, texts }: LinkFormProps) {
  const [now, setNow] = useState(found.subscribe)
  const [isDone, setIsDone] = useState(false)
  const isSubscribed = now === 1
  const next = isSubscribed ? unsubscribeByLink : subscribeByLink
  const change = async () => {
    setIsDone(false)
    await call(next, { params: link, query: {} })
    setNow(isSubscribed ? 0 : 1)
    setIsDone(true)
  }
  return (
    <MailLinkForm
      target={changeAddress(next, link, locale)}
      run={change}
      submit={isSubscribed ? texts.unsubscribe : texts.again}
      variant={isSubscribed ? 'primary' : 'secondary'}
      texts={texts}
    >
      {isDone ? (
        <Alert key="done" tone="success" word={texts.done} live>
          {isSubscribed ? texts.subscribed : texts.unsubscribed}
        </Alert>
      ) : (
        <Alert key="note" tone="info" word={texts.note}>
          {isSubscribed ? texts.on : texts.off}
        </Alert>
      )}
    </MailLinkForm>
  )
}
