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
import { Link } from '@/components/link/link'
import { MailAgain } from '@/components/mail-again/mail-again'
import unseen from '@/components/visually-hidden/visually-hidden.module.css'
import { call } from '@/lib/api/call'
import type { Problem } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useFormState } from 'react-hook-form'
import { sendConfirmationAgain } from '../../contract'
import { fieldParts } from '../rules'
import { RequestFieldInput } from './request-field-input'
import styles from './request-form.module.css'
import type { RequestTexts } from './request-texts'
import { useRequestForm, type RequestSetup, type RequestStage } from './use-request-form'

export interface RequestFormProps extends RequestSetup {
  countries: readonly SelectOption[]
  termsHref: string
  texts: RequestTexts
}

/** The form that asks a supplier for a quotation, without an account. */
export function RequestForm({ countries, termsHref, texts, ...setup }: RequestFormProps) {
  const { locale } = setup
  const request = useRequestForm(setup)
  const { form, stage, submit, correct, captcha, isSaved, isRestored } = request
  const { errors } = useFormState({ control: form.control })
  if (stage.name === 'done')
    return <Sent locale={locale} texts={texts} correct={correct} sent={stage} />
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
        <div className={unseen.hidden} aria-hidden="true">
          <label>
            {texts.hidden}
            <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
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
        {stage.name === 'incomplete' && isWrong && (
          <Alert tone="error" word={texts.error} live>
            {texts.incomplete}
          </Alert>
        )}
        {stage.name === 'failed' && (
          <Alert tone="error" word={texts.error} title={texts.failed} live>
            {failureText(stage.problem, texts, locale)}
          </Alert>
        )}
        <FormEnd
          texts={{ ...texts, submit: stage.name === 'sending' ? texts.sending : texts.submit }}
          isSending={stage.name === 'sending'}
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
  sent: Extract<RequestStage, { name: 'done' }>
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

function failureText(problem: Problem, texts: RequestTexts, locale: Locale): string {
  const { code, retryAfter, fields } = problem
  if (code === 'too_many_requests' && retryAfter !== undefined) {
    return countText(texts.wait, Math.ceil(retryAfter / 60), locale)
  }
  const [message] = Object.values(fields ?? {}).flat()
  return message === undefined ? texts.problems[code] : ruleText(texts.rules, message, undefined)
}
