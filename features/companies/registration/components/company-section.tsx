'use client'

import { TextField } from '@/components/form/text-field'
import { SelectField } from '@/components/form/select-field'
import { maxTextLength } from '../contract'
import { FormSection } from '@/components/form/form-section'
import type { SectionProps } from './use-registration'

/** The names of the company and its kind, and how to reach it. */
export function CompanySection({ form, texts, choices, errorOf }: SectionProps) {
  const { labels, help } = texts
  const { register } = form
  return (
    <>
      <FormSection name="company" title={texts.sections.company}>
        <TextField
          field={register('company_registered_name')}
          autoComplete="organization"
          label={labels.company_registered_name}
          maxLength={maxTextLength}
          error={errorOf('company_registered_name')}
        />
        <TextField
          field={register('company_trading_name')}
          label={labels.company_trading_name}
          maxLength={maxTextLength}
          error={errorOf('company_trading_name')}
        />
        <SelectField
          field={register('type_of_company')}
          label={labels.type_of_company}
          placeholder={texts.choose}
          options={choices.companyTypes}
          error={errorOf('type_of_company')}
        />
      </FormSection>
      <FormSection name="contacts" title={texts.sections.contacts}>
        <TextField
          field={register('phone_number')}
          type="tel"
          leftToRight
          label={labels.phone_number}
          help={help.phone}
          error={errorOf('phone_number')}
        />
        <TextField
          field={register('mobile_number')}
          type="tel"
          leftToRight
          label={labels.mobile_number}
          error={errorOf('mobile_number')}
        />
        <TextField
          field={register('e_mail')}
          type="email"
          leftToRight
          label={labels.e_mail}
          error={errorOf('e_mail')}
        />
        <TextField
          field={register('website_url')}
          leftToRight
          autoComplete="url"
          label={labels.website_url}
          help={help.website}
          error={errorOf('website_url')}
        />
      </FormSection>
    </>
  )
}
