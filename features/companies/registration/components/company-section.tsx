'use client'

import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { maxTextLength } from '../contract'
import { fieldsOf, type SectionProps } from './use-registration'

/** The names of the company and its kind, and how to reach it. */
export function CompanySection(props: SectionProps) {
  const { texts, choices } = props
  const field = fieldsOf(props)
  return (
    <>
      <FormSection name="company" title={texts.sections.company}>
        <TextField
          {...field('company_registered_name')}
          autoComplete="organization"
          maxLength={maxTextLength}
        />
        <TextField {...field('company_trading_name')} maxLength={maxTextLength} />
        <SelectField
          {...field('type_of_company')}
          placeholder={texts.choose}
          options={choices.companyTypes}
        />
      </FormSection>
      <FormSection name="contacts" title={texts.sections.contacts}>
        <TextField {...field('phone_number')} type="tel" leftToRight help={texts.help.phone} />
        <TextField {...field('mobile_number')} type="tel" leftToRight />
        <TextField {...field('e_mail')} type="email" leftToRight />
        <TextField
          {...field('website_url')}
          leftToRight
          autoComplete="url"
          help={texts.help.website}
        />
      </FormSection>
    </>
  )
}
