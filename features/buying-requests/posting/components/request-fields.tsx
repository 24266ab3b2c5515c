'use client'

import { CodeField } from '@/components/code-search/code-field'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TrapField } from '@/components/form/trap-field'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { serviceUnits, tradeUnits } from '@/lib/db/codes/trade-terms'
import { fieldsOf } from '@/lib/forms/field-texts'
import { localePath, routes } from '@/lib/routing/routes'
import { findCodes } from '../queries'
import type { RequestField } from '../rules'
import styles from './request-fields.module.css'
import type { RequestFormProps } from './form-texts'
import type { useRequestForm } from './use-request-form'

interface RequestFieldsProps extends RequestFormProps {
  request: ReturnType<typeof useRequestForm>
}

/** The fields of a request in their three parts. */
export function RequestFields({ locale, countries, texts, request }: RequestFieldsProps) {
  const { form, isConfirmed } = request
  const { register, control, setValue } = form
  const { labels, help } = texts
  const { errorOf, field } = fieldsOf(form, texts)
  const helps: Readonly<Partial<Record<string, string>>> = help
  const text = (name: RequestField) => ({ ...field(name), help: helps[name] })
  const chooseCode = (code: string) =>
    setValue('hs_code', code, { shouldValidate: true, shouldDirty: true })
  const units = tradeUnits
    .filter((unit) => !serviceUnits.includes(unit))
    .map((value) => ({ value, text: texts.units[value] }))
  return (
    <>
      <FormSection heading="h2" name="goods" title={texts.goods.title} help={texts.goods.help}>
        <TextField {...text('product')} maxLength={200} />
        <CodeField
          {...text('hs_code')}
          placeholder={hsCodeExample}
          search={{ locale, texts: texts.codes, search: findCodes, onChoose: chooseCode }}
        />
        <div className={styles.pair}>
          <TextField {...text('quantity')} leftToRight maxLength={20} />
          <SelectField {...text('unit')} placeholder={texts.choose} options={units} />
        </div>
        <TextField {...text('quality')} required={false} rows={4} maxLength={1_000} />
        <TextField {...text('certificates')} required={false} maxLength={1_000} />
      </FormSection>
      <FormSection heading="h2" name="delivery" title={texts.delivery.title}>
        <SelectField {...text('market')} placeholder={texts.choose} options={countries} />
        <TextField {...text('deadline')} type="date" />
      </FormSection>
      <FormSection heading="h2" name="person" title={texts.person.title} help={texts.person.help}>
        <TextField {...text('name')} autoComplete="name" maxLength={200} />
        <TextField {...text('company')} autoComplete="organization" maxLength={200} />
        <SelectField
          {...text('country')}
          placeholder={texts.choose}
          options={countries}
          autoComplete="country-name"
        />
        {isConfirmed ? (
          <Text tone="soft">{help.confirmed}</Text>
        ) : (
          <TextField
            {...text('email')}
            type="email"
            autoComplete="email"
            leftToRight
            maxLength={254}
          />
        )}
        <CheckboxField control={control} name="may_introduce" label={labels.may_introduce} />
        <CheckboxField
          control={control}
          name="agreements"
          error={errorOf('agreements')}
          label={
            <>
              {labels.agreements}{' '}
              <Link href={localePath(locale, routes.terms())} newTab={texts.newTab}>
                {texts.terms}
              </Link>
            </>
          }
        />
        <TrapField field={register('website')} label={texts.hidden} />
      </FormSection>
    </>
  )
}
