'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { Link } from '@/components/link/link'
import { MailAgain } from '@/components/mail-again/mail-again'
import { call } from '@/lib/api/call'
import { fillText } from '@/lib/i18n/count-forms'
import { localePath, routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { sendConfirmationAgain } from '../contract'
import type { RequestFormProps } from './form-texts'
import { RequestFields } from './request-fields'
import { useRequestForm, type Sent } from './use-request-form'

/** The form in which a buyer says what is wanted; then what happens next. */
export function RequestForm(props: RequestFormProps) {
  const { locale, texts } = props
  const request = useRequestForm(props)
  const { captcha, failure, isSending, isSaved, isRestored, sent, source, send, clear } = request
  if (sent) return <SentNote locale={locale} sent={sent} texts={texts} />
  return (
    <MuiProvider locale={locale}>
      <Form
        aria-label={texts.submit}
        onFocus={captcha.prepare}
        onSubmit={(event) => void send(event)}
      >
        {isRestored && (
          <Alert tone="info" word={texts.noteWord} live>
            {texts.restored}
          </Alert>
        )}
        {source && (
          <Alert tone="info" word={texts.noteWord}>
            {fillText(texts.fromEnquiry, { number: String(source.id) }, locale)}
          </Alert>
        )}
        <RequestFields {...props} request={request} />
        {failure && (
          <Alert tone="error" word={texts.errorWord} live>
            {failure}
          </Alert>
        )}
        <FormEnd
          texts={{
            submit: isSending ? texts.sending : texts.submit,
            draft: { saved: texts.draft },
          }}
          isSending={isSending}
          isSaved={isSaved}
        >
          <Button variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </FormEnd>
      </Form>
      {captcha.script}
    </MuiProvider>
  )
}

interface SentNoteProps extends Pick<RequestFormProps, 'locale' | 'texts'> {
  sent: Sent
}

function SentNote({ locale, sent, texts: { noteWord, mailAgain, sent: texts } }: SentNoteProps) {
  const { path, email, key } = sent
  const board = localePath(locale, routes.buyingRequests())
  return (
    <>
      <Alert
        tone="success"
        word={noteWord}
        live
        title={path === null ? texts.title : texts.reviewTitle}
        action={
          path === null ? (
            <Link href={board}>{texts.board}</Link>
          ) : (
            <ButtonLink href={localePath(locale, path)}>{texts.follow}</ButtonLink>
          )
        }
      >
        {path === null ? fillText(texts.text, { email }, locale) : texts.reviewText}
      </Alert>
      {path === null && (
        <MailAgain
          locale={locale}
          texts={mailAgain}
          send={() => call(sendConfirmationAgain, { body: { idempotency_key: key } })}
        />
      )}
    </>
  )
}
