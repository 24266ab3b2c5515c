'use client'

import { CodeField } from '@/components/code-search/code-field'
import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { offerLimits } from '../contract'
import { findHsCodes } from '../queries'
import { isRequired, type TextName } from '../rules'
import { Gs1Field } from './gs1-field'
import type { PartProps } from './use-offer-form'

/** The texts of a product or service: names, sector and codes, what it is; then other parts. */
export function OfferFields(props: PartProps & { children: ReactNode }) {
  const { locale, choices, texts, offer, errorOf } = props
  const { form, subject } = offer
  const { register, control, setValue } = form
  const sector = useWatch({ control, name: 'industry' })
  /** Another sector has other sub-sectors (spec part 3 section 4). */
  const changeSector = () => setValue('sub_ind', '', { shouldValidate: form.formState.isSubmitted })
  const { labels, help, sections } = texts
  const inLanguage = (language: Locale) => ({ writtenIn: { language, hints: texts.script } })
  const field = (name: TextName) => ({
    field: register(name),
    label: labels[name],
    error: errorOf(name),
    required: isRequired(name, subject),
  })
  const subs = choices.subs.filter(({ ind_id }) => String(ind_id) === sector)
  return (
    <>
      <FormSection name="names" title={sections.names} help={help.names}>
        <TextField {...field('name_eng')} {...inLanguage('en')} maxLength={offerLimits.line} />
        <TextField {...field('name_ara')} {...inLanguage('ar')} maxLength={offerLimits.line} />
      </FormSection>
      <FormSection name="sector" title={sections.sector}>
        <SelectField
          {...field('industry')}
          field={register('industry', { onChange: changeSector })}
          placeholder={texts.choose}
          options={byName(
            filterOptions(choices.sectors, 'name', ({ iid }) => iid, locale),
            locale,
          )}
        />
        <SelectField
          {...field('sub_ind')}
          placeholder={sector === '' ? texts.sectorFirst : texts.choose}
          options={byName(
            filterOptions(subs, 'SUB_NAME', ({ id }) => id, locale),
            locale,
          )}
        />
        {subject.type === 'products' && (
          <>
            <Gs1Field {...props} />
            <HsCodeField {...props} />
          </>
        )}
      </FormSection>
      <FormSection name="story" title={sections.story}>
        {(['description_eng', 'description_ara', 'features', 'features_ara'] as const).map(
          (name) => (
            <TextField
              key={name}
              {...field(name)}
              {...inLanguage(name.endsWith('_ara') ? 'ar' : 'en')}
              maxLength={offerLimits.text}
              rows={7}
            />
          ),
        )}
      </FormSection>
      {props.children}
      <FormSection name="contact" title={sections.contact}>
        <TextField {...field('contacts')} leftToRight autoComplete="url" help={help.contacts} />
      </FormSection>
    </>
  )
}

/** The HS code: six digits, with a search by digits or words. */
function HsCodeField({ locale, texts, offer, errorOf }: PartProps) {
  const { form, subject } = offer
  const onChoose = (code: string) =>
    form.setValue('hs_code', code, { shouldValidate: true, shouldDirty: true })
  return (
    <CodeField
      field={form.register('hs_code')}
      label={texts.labels.hs_code}
      placeholder={hsCodeExample}
      help={texts.help.hs}
      error={errorOf('hs_code')}
      required={isRequired('hs_code', subject)}
      search={{ locale, texts: texts.codes, search: findHsCodes, onChoose }}
    />
  )
}
