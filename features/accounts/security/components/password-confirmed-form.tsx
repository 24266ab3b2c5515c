'use client'

import { PasswordField } from '@/components/form/password-field'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { SettingForm, type SettingFormProps } from '../../components/setting-form'

type Word =
  'current' | 'wrong' | 'show' | 'hide' | 'done' | 'failed' | 'sending' | 'submit' | 'success'

export interface PasswordConfirmedTexts extends Record<Word, string> {
  required: Messages['security']['form']['required']
}

interface PasswordConfirmedFormProps<Values extends FieldValues, Output, Answer> extends Omit<
  SettingFormProps<Values, Output, Answer>,
  'refused'
> {
  texts: PasswordConfirmedTexts
  /** The result of `register('current_password')`. */
  current: UseFormRegisterReturn
  /** What is wrong with the password, as a key under `rules`. */
  wrong: string | undefined
}

/** A form that requires the current password next to its own fields. */
export function PasswordConfirmedForm<Values extends FieldValues, Output, Answer>(
  props: PasswordConfirmedFormProps<Values, Output, Answer>,
) {
  const { texts, failures, current, wrong, children, ...form } = props
  return (
    <SettingForm
      {...form}
      texts={texts}
      failures={failures}
      refused={{ current_password: texts.wrong }}
    >
      {children}
      <PasswordField
        field={current}
        autoComplete="current-password"
        label={texts.current}
        texts={texts}
        error={ruleText(failures.rules, wrong, texts.required.current_password)}
      />
    </SettingForm>
  )
}
