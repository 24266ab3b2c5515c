'use client'

import { CheckListField } from '@/components/form/check-list-field'
import { SelectField } from '@/components/form/select-field'
import { useWatch } from 'react-hook-form'
import { FormSection } from '@/components/form/form-section'
import { clearedBy } from '../rules'
import type { SectionProps } from './use-registration'

interface MarketSectionProps extends SectionProps {
  /** Shows both places, the one that does not apply disabled (spec part 3 section 2). */
  both?: boolean
}

/** The location, sectors and markets of the company. */
export function MarketSection({ both = false, ...props }: MarketSectionProps) {
  const { form, texts, choices, errorOf, locale } = props
  const { labels } = texts
  const { register, control } = form
  const location = useWatch({ control, name: 'location_type_id' })
  /** Clears the place of the other location type. */
  const clearOther = (event: { target: { value: string } }) => {
    const other = clearedBy(event.target.value)
    if (other) form.setValue(other, '', { shouldValidate: form.formState.isSubmitted })
  }
  const list = { locale, control, texts: texts.list }
  return (
    <>
      <FormSection name="location" title={texts.sections.location}>
        <SelectField
          field={register('location_type_id', { onChange: clearOther })}
          label={labels.location_type_id}
          placeholder={texts.choose}
          options={choices.locations}
          error={errorOf('location_type_id')}
        />
        {(both || location === '1') && (
          <SelectField
            field={register('governorates')}
            label={labels.governorates}
            placeholder={texts.choose}
            options={choices.governorates}
            error={errorOf('governorates')}
            required={location === '1'}
            disabled={location !== '1'}
          />
        )}
        {(both || location === '2') && (
          <SelectField
            field={register('location_country_id')}
            label={labels.location_country_id}
            placeholder={texts.choose}
            options={choices.countries}
            error={errorOf('location_country_id')}
            required={location === '2'}
            disabled={location !== '2'}
          />
        )}
      </FormSection>
      <FormSection name="sectors" title={texts.sections.sectors}>
        <CheckListField
          {...list}
          required={both}
          name="industry_information_for_products"
          label={labels.industry_information_for_products}
          options={choices.products}
          error={errorOf('industry_information_for_products')}
        />
        <CheckListField
          {...list}
          required={both}
          name="industry_information_for_services"
          label={labels.industry_information_for_services}
          options={choices.services}
          error={errorOf('industry_information_for_services')}
        />
        <CheckListField
          {...list}
          required
          name="countries_of_operations"
          label={labels.countries_of_operations}
          options={choices.countries}
          error={errorOf('countries_of_operations')}
        />
      </FormSection>
    </>
  )
}
