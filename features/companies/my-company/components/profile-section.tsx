'use client'

import { CheckListField } from '@/components/form/check-list-field'
import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/i18n/locale'
import { companySizes } from '@/lib/db/codes/companies'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { profileLimits, type typedProfile } from '../../profile/contract'
import type { SectionProps } from '../../registration/components/use-registration'
import type { EditTexts } from './edit-texts'

interface ProfileSectionProps extends Omit<SectionProps, 'texts'> {
  texts: EditTexts
}

/** What buyers ask of a company beyond its name; all optional. */
export function ProfileSection({ locale, form, texts, errorOf }: ProfileSectionProps) {
  const { labels, profileHelp: help } = texts
  const field = (name: keyof typeof typedProfile) => ({
    field: form.register(name),
    label: labels[name],
    error: errorOf(name),
    required: false,
  })
  const text = (name: 'description' | 'capacity', language: Locale) => ({
    ...field(language === 'en' ? `${name}_eng` : `${name}_ara`),
    writtenIn: { language, hints: texts.script },
    maxLength: profileLimits[name],
  })
  return (
    <FormSection name="profile" title={texts.sections.profile} help={help.section}>
      <TextField {...text('description', 'en')} rows={6} help={help.description} />
      <TextField {...text('description', 'ar')} rows={6} />
      <TextField {...field('founded')} leftToRight maxLength={4} />
      <SelectField
        {...field('employees')}
        placeholder={texts.choose}
        options={companySizes.map((value) => ({ value, text: texts.size[value] }))}
      />
      <TextField {...text('capacity', 'en')} help={help.capacity} />
      <TextField {...text('capacity', 'ar')} />
      <CheckListField
        locale={locale}
        control={form.control}
        name="languages"
        label={labels.languages}
        options={serviceLanguages.map((value) => ({ value, text: texts.languages[value] }))}
        texts={texts.list}
        error={errorOf('languages')}
      />
      <TextField
        {...field('registration_number')}
        leftToRight
        maxLength={profileLimits.registration}
        help={help.registration_number}
      />
    </FormSection>
  )
}
