'use client'

import { Button } from '@/components/button/button'
import { focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRef, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ClearedNote } from './cleared-note'
import { DraftNotes } from './draft-notes'
import { EnquiryAttachments, useAttachments } from './enquiry-attachments'
import { EnquiryDialogs } from './enquiry-dialogs'
import { EnquiryFields } from './enquiry-fields'
import type { EnquiryChoices } from './enquiry-texts'
import { LoginNotes } from './login-notes'
import { useSubject } from './use-subject'
import { useEnquiry, type EnquirySetup } from './use-enquiry'

export interface EnquiryFormProps extends Omit<EnquirySetup, 'survey' | 'deliver' | 'onSent'> {
  choices: EnquiryChoices
  termsHref: string
  /** The heading of the form. */
  labelledBy: string
  /** What the portal knows of the chosen country; it reads the fields from their context. */
  known?: ReactNode
  /** What leads on from a filed enquiry to a public request. */
  publish?: string | undefined
}

/** The form of an enquiry, in one column, with its modals. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { locale, kind, texts, siteKey, choices, termsHref, labelledBy, known } = props
  const { attachments: wanted } = texts
  const attachments = useAttachments(wanted)
  const { deliver } = attachments
  const enquiry = useEnquiry({ locale, kind, texts, siteKey, deliver })
  useSubject({
    form: enquiry.form,
    locale,
    texts: texts.subject,
    countries: choices.country ?? [],
  })
  const frame = useRef<HTMLFormElement>(null)
  const { captcha, draft, send, clear, isSending } = enquiry
  return (
    <MuiProvider locale={locale}>
      <FormProvider {...enquiry.form}>
        <Form
          ref={frame}
          aria-labelledby={labelledBy}
          onFocus={captcha.prepare}
          onSubmit={(event) => void send(event)}
        >
          <DraftNotes enquiry={enquiry} texts={texts} />
          <EnquiryFields
            locale={locale}
            kind={kind}
            enquiry={enquiry}
            choices={choices}
            termsHref={termsHref}
            texts={texts}
            known={known}
          >
            {wanted && (
              <EnquiryAttachments locale={locale} attachments={attachments} texts={wanted} />
            )}
          </EnquiryFields>
          <ClearedNote enquiry={enquiry} texts={texts} />
          <LoginNotes enquiry={enquiry} texts={texts} />
          <FormEnd texts={texts} isSending={isSending} isSaved={draft.mark === 'saved'}>
            <Button variant="quiet" onClick={clear}>
              {texts.clear}
            </Button>
          </FormEnd>
        </Form>
      </FormProvider>
      {captcha.script}
      <EnquiryDialogs
        locale={locale}
        enquiry={enquiry}
        texts={texts}
        publish={props.publish}
        onPick={(name) => focusField(frame.current, name)}
      />
    </MuiProvider>
  )
}
