'use client'

import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { fieldsOf, nameFieldsOf, type SectionProps } from './use-registration'

/** The names of the company and its kind, and how to reach it. */
export function CompanySection(props: SectionProps) {
  const { texts, choices } = props
  const field = fieldsOf(props)
  const name = nameFieldsOf(props)
  return (
    <>
      <FormSection name="company" title={texts.sections.company} help={texts.help.company}>
        <TextField {...name('company_registered_name', 'en')} autoComplete="organization" />
        <TextField {...name('company_registered_name_ara', 'ar')} />
        <TextField {...name('company_trading_name', 'en')} />
        <TextField {...name('company_trading_name_ara', 'ar')} />
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
