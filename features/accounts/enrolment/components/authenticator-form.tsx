'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FailureTexts } from '../../queries'
import { useOutcome } from '../../security/components/password-confirmed-form'
import { confirmSecondFactor, type beginSecondFactor } from '../contract'
import styles from './authenticator-form.module.css'
import { QrDrawing } from './qr-drawing'
import type { SecondFactorTexts } from './second-factor-texts'

interface AuthenticatorFormProps {
  locale: Locale
  secret: OutputOf<typeof beginSecondFactor>
  texts: SecondFactorTexts
  failures: FailureTexts
  onEnrolled: (codes: OutputOf<typeof confirmSecondFactor>) => void
}

/** The secret as a picture and in letters, and the first code of the authenticator. */
export function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { locale, secret, texts, failures, onEnrolled } = props
  const { outcome, run } = useOutcome(texts.begin, failures)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(confirmSecondFactor.body),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  const confirm = handleSubmit(async ({ code }) => {
    await run(async () => onEnrolled(await call(confirmSecondFactor, { body: { code } })))
  })
  return (
    <div className={styles.steps}>
      <p>{texts.scan}</p>
      <QrDrawing text={secret.address} label={texts.picture} />
      <p>
        {texts.secret}{' '}
        <Text dir="ltr" as="bdi" weight="strong" breaks>
          {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Text>
      </p>
      <MuiProvider locale={locale}>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            void confirm()
          }}
        >
          {outcome?.failed && (
            <Alert tone="error" word={texts.begin.failed} live>
              {outcome.text}
            </Alert>
          )}
          <TextField
            field={register('code')}
            autoComplete="one-time-code"
            leftToRight
            label={texts.code}
            help={texts.codeHelp}
            error={ruleText(failures.rules, errors.code?.message, texts.begin.required.code)}
          />
          <Button type="submit" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? texts.confirming : texts.confirm}
          </Button>
        </Form>
      </MuiProvider>
    </div>
  )
}
