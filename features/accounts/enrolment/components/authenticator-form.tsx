'use client'

import { TextField } from '@/components/form/text-field'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SettingForm } from '../../components/setting-form'
import type { FailureTexts } from '../../queries'
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
  const form = useForm({
    resolver: zodResolver(confirmSecondFactor.body),
    defaultValues: { code: '' },
  })
  const wrong = form.formState.errors.code?.message
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
      <SettingForm
        locale={locale}
        form={form}
        texts={{ ...texts.begin, submit: texts.confirm, sending: texts.confirming }}
        failures={failures}
        deliver={(body) => call(confirmSecondFactor, { body })}
        onSent={onEnrolled}
      >
        <TextField
          field={form.register('code')}
          autoComplete="one-time-code"
          leftToRight
          label={texts.code}
          help={texts.codeHelp}
          error={ruleText(failures.rules, wrong, texts.begin.required.code)}
        />
      </SettingForm>
    </div>
  )
}
