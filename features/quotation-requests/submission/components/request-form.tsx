'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import type { SelectOption } from '@/components/form/select-field'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { TrapField } from '@/components/form/trap-field'
import { Link } from '@/components/link/link'
import { MailAgain } from '@/components/mail-again/mail-again'
import { call } from '@/lib/api/call'
import { ruleText } from '@/lib/api/rule-sentences'
import { refusalText } from '@/lib/forms/failure'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useFormState } from 'react-hook-form'
import { sendConfirmationAgain } from '../../contract'
import { fieldParts } from '../rules'
import { RequestFieldInput } from './request-field-input'
import styles from './request-form.module.css'
import type { RequestTexts } from './request-texts'
import { useRequestForm, type RequestSetup, type SentRequest } from './use-request-form'

export interface RequestFormProps extends RequestSetup {
  countries: readonly SelectOption[]
  termsHref: string
  texts: RequestTexts
}

/** The form that asks a supplier for a quotation, without an account. */
export function RequestForm({ countries, termsHref, texts, ...setup }: RequestFormProps) {
  const { locale } = setup
  const request = useRequestForm(setup)
  const { form, stage, failure, sent, submit, correct, captcha, isSaved, isRestored } = request
  const { errors } = useFormState({ control: form.control })
  if (sent) return <Sent locale={locale} texts={texts} correct={correct} sent={sent} />
  const isWrong = Object.keys(errors).length > 0
  return (
    <MuiProvider locale={locale}>
      <Form onFocus={captcha.prepare} onSubmit={(event) => void submit(event)}>
        {isRestored && (
          <Alert tone="info" word={texts.note} live>
            {texts.draft.restored}
          </Alert>
        )}
        <Note>{texts.marked}</Note>
        {(['buyer', 'request'] as const).map((part) => (
          <Stack key={part} as="fieldset" gap={4} className={styles.part}>
            <legend className={styles.legend}>{texts.parts[part]}</legend>
            {fieldParts[part].map((field) => (
              <RequestFieldInput
                key={field}
                field={field}
                request={request}
                countries={countries}
                texts={texts}
              />
            ))}
          </Stack>
        ))}
        <TrapField field={form.register('website')} label={texts.hidden} />
        <CheckboxField
          control={form.control}
          name="agreements"
          error={ruleText(texts.rules, errors.agreements?.message, texts.required.agreements)}
          label={
            <>
              {texts.agree}{' '}
              <Link href={termsHref} newTab={texts.newTab}>
                {texts.terms}
              </Link>
            </>
          }
        />
        {stage === 'incomplete' && isWrong && (
          <Alert tone="error" word={texts.error} live>
            {texts.incomplete}
          </Alert>
        )}
        {stage === 'failed' && (
          <Alert tone="error" word={texts.error} title={texts.failed} live>
            {refusalText(failure, texts, locale)}
          </Alert>
        )}
        <FormEnd
          texts={{ ...texts, submit: request.isSending ? texts.sending : texts.submit }}
          isSending={request.isSending}
          isSaved={isSaved}
        />
        <Note>{texts.after}</Note>
      </Form>
      {captcha.script}
    </MuiProvider>
  )
}

/** The notice takes the place of a long form, whose end the person still looks at. */
const showInView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

interface SentProps {
  locale: Locale
  sent: SentRequest
  texts: RequestTexts
  correct: () => void
}

/** What happens next: the mail with the link, or the page of the request. */
function Sent({ locale, sent: { state, path, email, key }, texts, correct }: SentProps) {
  return (
    <div data-done ref={showInView}>
      <Alert
        tone="success"
        word={texts.done}
        title={texts.sent[state].title}
        live
        action={
          state === 'unconfirmed' ? (
            <Button variant="secondary" onClick={correct}>
              {texts.correct}
            </Button>
          ) : (
            path !== null && <ButtonLink href={localePath(locale, path)}>{texts.open}</ButtonLink>
          )
        }
      >
        {fillText(texts.sent[state].text, { email }, locale)}
      </Alert>
      {state === 'unconfirmed' && (
        <MailAgain
          locale={locale}
          texts={texts.mailAgain}
          send={() => call(sendConfirmationAgain, { body: { idempotency_key: key } })}
        />
      )}
    </div>
  )
}
