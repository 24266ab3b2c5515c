'use client'

import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { maxTextLength } from '../contract'
import { fieldsOf, type SectionProps } from './use-registration'

/** The contact person for the portal; not published. */
export function PersonSection(props: SectionProps) {
  const { texts, choices } = props
  const field = fieldsOf(props)
  return (
    <FormSection name="person" title={texts.sections.person} help={texts.help.person}>
      <SelectField {...field('person_title')} placeholder={texts.choose} options={choices.titles} />
      <TextField
        {...field('person_first_name')}
        autoComplete="given-name"
        maxLength={maxTextLength}
      />
      <TextField
        {...field('person_last_name')}
        autoComplete="family-name"
        maxLength={maxTextLength}
      />
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
