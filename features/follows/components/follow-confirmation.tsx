'use client'

import { Alert } from '@/components/alert/alert'
import { MailLinkForm } from '@/components/mail-link-form/mail-link-form'
import { call } from '@/lib/api/call'
import { changeAddress } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { confirmFollows, type FollowLink } from '../contract'

interface FollowConfirmationProps {
  locale: Locale
  link: FollowLink
  onDone: () => void
  texts: Messages['follows']['link']['form']
}

/** Confirms what a link asked to follow. */
export function FollowConfirmation({ locale, link, onDone, texts }: FollowConfirmationProps) {
  const [isDone, setIsDone] = useState(false)
  const confirm = async () => {
    await call(confirmFollows, { params: link, query: {} })
    setIsDone(true)
    onDone()
  }
  if (isDone) {
    return (
      <Alert tone="success" word={texts.done} live>
        {texts.confirmed}
      </Alert>
    )
  }
  return (
    <MailLinkForm
      target={changeAddress(confirmFollows, link, locale)}
      run={confirm}
      submit={texts.confirm}
      variant="primary"
      texts={texts}
    >
      <Alert tone="info" word={texts.note}>
        {texts.pending}
      </Alert>
    </MailLinkForm>
  )
}
