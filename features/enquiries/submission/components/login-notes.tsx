'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import type { EnquiryTexts } from './enquiry-texts'
import type { Enquiry } from './use-enquiry'

interface LoginNotesProps {
  enquiry: Enquiry
  texts: EnquiryTexts
}

/** Says that the form is sent after logging in, and then that it can be. */
export function LoginNotes({ enquiry: { login, logIn }, texts }: LoginNotesProps) {
  if (login === null) return null
  if (login === 'done') {
    return (
      <Alert tone="success" word={texts.login.success} live>
        {texts.login.done}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      word={texts.login.warning}
      live
      title={texts.login.needed}
      action={<Button onClick={logIn}>{texts.login.logIn}</Button>}
    >
      {texts.login.kept}
    </Alert>
  )
}
