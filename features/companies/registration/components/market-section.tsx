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
  /** Where the chosen export markets come from. */
  marketsHelp?: string | undefined
}

/** The location, sectors and markets of the company. */
export function MarketSection({ both = false, marketsHelp, ...props }: MarketSectionProps) {
  const { form, texts, choices, errorOf, locale } = props
  const { register, control } = form
  const location = useWatch({ control, name: 'location_type_id' })
  const sectors = useWatch({
    control,
    name: ['industry_information_for_products', 'industry_information_for_services'],
  })
  /** One sector of products or services suffices. */
  const needsSector = both && sectors.every((chosen) => chosen.length === 0)
  /** Clears the place of the other location type. */
  const clearOther = (event: { target: { value: string } }) => {
    const other = clearedBy(event.target.value)
    if (other) form.setValue(other, '', { shouldValidate: form.formState.isSubmitted })
  }
  const choice = (name: 'location_type_id' | 'governorates' | 'location_country_id') => ({
    label: texts.labels[name],
    placeholder: texts.choose,
    error: errorOf(name),
  })
  const checks = (
    name:
      | 'industry_information_for_products'
      | 'industry_information_for_services'
      | 'countries_of_operations',
  ) => ({
    locale,
    control,
    name,
    label: texts.labels[name],
    texts: texts.list,
    error: errorOf(name),
  })
  return (
    <>
      <FormSection name="location" title={texts.sections.location}>
        <SelectField
          {...choice('location_type_id')}
          field={register('location_type_id', { onChange: clearOther })}
          options={choices.locations}
        />
        {(both || location === '1') && (
          <SelectField
            {...choice('governorates')}
            field={register('governorates')}
            options={choices.governorates}
            required={location === '1'}
            disabled={location !== '1'}
          />
        )}
        {(both || location === '2') && (
          <SelectField
            {...choice('location_country_id')}
            field={register('location_country_id')}
            options={choices.countries}
            required={location === '2'}
            disabled={location !== '2'}
          />
        )}
      </FormSection>
      <FormSection name="sectors" title={texts.sections.sectors}>
        <CheckListField
          {...checks('industry_information_for_products')}
          required={needsSector}
          options={choices.products}
        />
        <CheckListField
          {...checks('industry_information_for_services')}
          required={needsSector}
          options={choices.services}
        />
        <CheckListField
          {...checks('countries_of_operations')}
          {...(marketsHelp && { help: marketsHelp })}
          required
          options={choices.countries}
        />
      </FormSection>
    </>
  )
}
