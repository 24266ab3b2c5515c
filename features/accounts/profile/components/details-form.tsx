'use client'

import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SettingForm } from '../../components/setting-form'
import { accountLimits, type User } from '../../contract'
import type { FailureTexts } from '../../queries'
import { personalDetails, changeDetails } from '../contract'

interface DetailsFormProps {
  locale: Locale
  person: Pick<User, 'phone' | 'job_title' | 'country_id'>
  countries: readonly SelectOption[]
  texts: Messages['accountDetails'] & Pick<Messages, 'rules'>
  failures: FailureTexts
}

/** The telephone number, job title and country that a person's forms are filled in with. */
export function DetailsForm({ locale, person, countries, texts, failures }: DetailsFormProps) {
  const { phone, job_title, country_id } = person
  const form = useForm({
    resolver: zodResolver(personalDetails, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: { phone, job_title, country_id: String(country_id ?? '') },
  })
  const { errors } = form.formState
  return (
    <SettingForm
      locale={locale}
      form={form}
      texts={texts}
      failures={failures}
      deliver={(details: InputOf<typeof changeDetails>['body']) =>
        call(changeDetails, { body: details })
      }
    >
      <TextField
        field={form.register('phone')}
        type="tel"
        autoComplete="tel"
        leftToRight
        required={false}
        label={texts.phone}
        help={texts.phoneHelp}
        error={ruleText(texts.rules, errors.phone?.message, undefined)}
      />
      <TextField
        field={form.register('job_title')}
        autoComplete="organization-title"
        maxLength={accountLimits.text}
        required={false}
        label={texts.jobTitle}
        error={ruleText(texts.rules, errors.job_title?.message, undefined)}
      />
      <SelectField
        field={form.register('country_id')}
        autoComplete="country-name"
        required={false}
        label={texts.country}
        placeholder={texts.choose}
        options={countries}
        error={ruleText(texts.rules, errors.country_id?.message, undefined)}
      />
    </SettingForm>
  )
}
