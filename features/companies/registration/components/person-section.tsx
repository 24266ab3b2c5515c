'use client'

import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { fieldsOf, nameFieldsOf, type SectionProps } from './use-registration'

/** The contact person for the portal; not published. */
export function PersonSection(props: SectionProps) {
  const { texts, choices } = props
  const field = fieldsOf(props)
  const name = nameFieldsOf(props)
  return (
    <FormSection name="person" title={texts.sections.person} help={texts.help.person}>
      <SelectField {...field('person_title')} placeholder={texts.choose} options={choices.titles} />
      <TextField {...name('person_first_name', 'en')} autoComplete="given-name" />
      <TextField {...name('person_last_name', 'en')} autoComplete="family-name" />
      <TextField {...name('person_first_name_ara', 'ar')} />
      <TextField {...name('person_last_name_ara', 'ar')} />
      <SelectField
        {...field('person_position')}
        placeholder={texts.choose}
        options={choices.positions}
      />
      <TextField {...field('person_mobile_number')} type="tel" autoComplete="tel" leftToRight />
      <TextField {...field('person_email')} type="email" autoComplete="email" leftToRight />
    </FormSection>
  )
}
