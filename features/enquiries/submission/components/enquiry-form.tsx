'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { prepareCaptcha } from '@/lib/captcha/token'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRef } from 'react'
import { EnquiryDialogs } from './enquiry-dialogs'
import { EnquiryFields } from './enquiry-fields'
import styles from './enquiry-form.module.css'
import type { EnquiryChoices } from './enquiry-texts'
import { useEnquiry, type EnquirySetup } from './use-enquiry'

export interface EnquiryFormProps extends Omit<EnquirySetup, 'survey' | 'onSent'> {
  choices: EnquiryChoices
  termsHref: string
  /** The heading of the form. */
  labelledBy: string
}

/** A form of an enquiry, in one column, with its modals. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { locale, kind, texts, siteKey, choices, termsHref, labelledBy } = props
  const enquiry = useEnquiry({ locale, kind, texts, siteKey })
  const frame = useRef<HTMLFormElement>(null)
  const { draft, send, clear, stage } = enquiry
  return (
    <MuiProvider locale={locale}>
      <Form
        ref={frame}
        aria-labelledby={labelledBy}
        onFocus={() => siteKey && void prepareCaptcha(siteKey)}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <DraftNotes enquiry={enquiry} texts={texts} />
        <EnquiryFields {...{ locale, kind, enquiry, choices, termsHref, texts }} />
        <LoginNotes enquiry={enquiry} texts={texts} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={stage.name === 'loading' || undefined}>
            {texts.submit}
          </Button>
          <Button variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
          <p role="status" className={styles.saved}>
            {draft.mark === 'saved' && texts.draft.saved}
          </p>
        </div>
      </Form>
      <EnquiryDialogs
        locale={locale}
        enquiry={enquiry}
        texts={texts}
        onPick={(name) => focusField(frame.current, name)}
      />
    </MuiProvider>
  )
}

type NotesProps = Pick<EnquirySetup, 'texts'> & { enquiry: ReturnType<typeof useEnquiry> }

/** That a draft was brought back, or waits in the other language. */
export function DraftNotes({ enquiry: { draft }, texts }: NotesProps) {
  if (draft.mark === 'restored') {
    return (
      <Alert tone="info" word={texts.draft.note} live>
        {texts.draft.restored}
      </Alert>
    )
  }
  if (!draft.hasOther) return null
  return (
    <Alert
      tone="info"
      word={texts.draft.note}
      live
      action={
        <Button variant="secondary" onClick={draft.bringOther}>
          {texts.draft.bring}
        </Button>
      }
    >
      {texts.draft.other}
    </Alert>
  )
}

/** That the form is sent after logging in, and then that it can be. */
export function LoginNotes({ enquiry: { login, askToLogIn }, texts }: NotesProps) {
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
      action={<Button onClick={askToLogIn}>{texts.login.logIn}</Button>}
    >
      {texts.login.kept}
    </Alert>
  )
}

/** Puts the focus into a field of a form. */
export function focusField(frame: HTMLFormElement | null, name: string): void {
  frame?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
