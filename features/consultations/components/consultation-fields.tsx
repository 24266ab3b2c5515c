'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { TrapField } from '@/components/form/trap-field'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { call } from '@/lib/api/call'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { waitText } from '@/lib/forms/failure'
import { useSubmission } from '@/lib/forms/use-submission'
import { fillText, type CountForms } from '@/lib/i18n/count-forms'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { consultations, nameLimit } from '../contract'
import { consultationForm, type ConsultationForm } from '../rules'
import type { Locale } from '@/lib/i18n/locale'

type OwnTexts = Omit<Messages['consultation'], 'wait'>

export interface ConsultationTexts extends OwnTexts {
  rules: Pick<RuleTexts, 'required' | 'email' | 'you_must'>
  /** The minutes until the next try. */
  wait: CountForms
}

export interface ConsultationProps {
  locale: Locale
  termsHref: string
  /** The number of characters that the counter at the name shows. */
  counter: number
  texts: ConsultationTexts
}

const empty: ConsultationForm = { name: '', email: '', agreements: false, website: '' }

interface ConsultationFieldsProps extends ConsultationProps {
  /** The number under which the request is stored. */
  onSent: (number: number) => void
}

/**
 * The form of the dialog. It can be submitted once it is valid. A request that failed is sent again
 * under the same idempotency key, so that it counts once, and the form keeps what was typed.
 */
export function ConsultationFields(props: ConsultationFieldsProps) {
  const { locale, termsHref, counter, texts, onSent } = props
  const form = useForm<ConsultationForm>({
    resolver: zodResolver(consultationForm),
    mode: 'onChange',
    defaultValues: empty,
  })
  const { register, control, formState } = form
  const { errors, isValid } = formState
  const { stage, failure, isSending, submit, clear } = useSubmission({
    form,
    contentOf: (values) => values,
    deliver: ({ name, email, website }, { key }) =>
      call(consultations, { body: { name, email, locale, idempotency_key: key, website } }),
    onSent: ({ id }) => onSent(id),
  })
  const typed = useWatch({ control, name: 'name' }).length

  return (
    <Form onSubmit={(event) => void submit(event)} onReset={() => clear(empty)}>
      <p>{texts.lead}</p>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.failed} live>
          {waitText(failure, texts.wait, locale) ?? texts.failure}
        </Alert>
      )}
      <TextField
        field={register('name')}
        autoComplete="name"
        label={texts.name}
        maxLength={nameLimit}
        help={fillText(
          typed > counter ? texts.longer : texts.counter,
          { count: typed, limit: counter, most: nameLimit },
          locale,
        )}
        error={ruleText(texts.rules, errors.name?.message, texts.required.name)}
      />
      <TextField
        field={register('email')}
        type="email"
        autoComplete="email"
        leftToRight
        label={texts.email}
        error={ruleText(texts.rules, errors.email?.message, texts.required.email)}
      />
      <TrapField field={register('website')} label={texts.hidden} />
      <CheckboxField
        control={control}
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
      <Row gap={3}>
        <Button type="submit" disabled={!isValid || isSending}>
          {isSending ? texts.sending : texts.submit}
        </Button>
        <Button type="reset" variant="quiet">
          {texts.reset}
        </Button>
      </Row>
    </Form>
  )
}
