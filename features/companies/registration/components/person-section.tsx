'use client'

import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { maxTextLength } from '../contract'
import { FormSection } from '@/components/form/form-section'
import type { SectionProps } from './use-registration'

/** The contact person for the portal; not published. */
export function PersonSection({ form, texts, choices, errorOf }: SectionProps) {
  const { labels } = texts
  const { register } = form
  return (
    <FormSection name="person" title={texts.sections.person} help={texts.help.person}>
      <SelectField
        field={register('person_title')}
        label={labels.person_title}
        placeholder={texts.choose}
        options={choices.titles}
        error={errorOf('person_title')}
      />
      <TextField
        field={register('person_first_name')}
        autoComplete="given-name"
        label={labels.person_first_name}
        maxLength={maxTextLength}
        error={errorOf('person_first_name')}
      />
      <TextField
        field={register('person_last_name')}
        autoComplete="family-name"
        label={labels.person_last_name}
        maxLength={maxTextLength}
        error={errorOf('person_last_name')}
      />
      <SelectField
        field={register('person_position')}
        label={labels.person_position}
        placeholder={texts.choose}
        options={choices.positions}
        error={errorOf('person_position')}
      />
      <TextField
        field={register('person_mobile_number')}
        type="tel"
        autoComplete="tel"
        leftToRight
        label={labels.person_mobile_number}
        error={errorOf('person_mobile_number')}
      />
      <TextField
        field={register('person_email')}
        type="email"
        autoComplete="email"
        leftToRight
        label={labels.person_email}
        error={errorOf('person_email')}
      />
    </FormSection>
  )
}
