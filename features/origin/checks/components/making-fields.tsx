'use client'

import { Button } from '@/components/button/button'
import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { costCurrencies, isHomeCurrency } from '@/lib/db/codes/trade-terms'
import type { Locale } from '@/lib/i18n/locale'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { materialLimit } from '../../assessment/contract'
import type { AgreementChoice } from '../contract'
import { emptyMaterial, type OriginForm } from '../rules'
import type { CheckTexts } from './form-texts'
import styles from './making-fields.module.css'
import { MaterialRow } from './material-row'
import { ReplyField } from './reply-field'

interface MakingFieldsProps {
  locale: Locale
  form: UseFormReturn<OriginForm>
  partners: AgreementChoice['partners']
  texts: CheckTexts['form']
}

/** The price of the product and its materials, with where each is from. */
export function MakingFields({ locale, form, partners, texts }: MakingFieldsProps) {
  const { register, control, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'materials' })
  const t = texts.making
  const { errors } = formState
  return (
    <FormSection name="making" title={t.title} help={t.help}>
      <div className={styles.price}>
        <TextField
          field={register('price')}
          label={t.price}
          help={t.priceHelp}
          error={errors.price && texts.invalid.price}
          required={false}
          leftToRight
          maxLength={20}
        />
        <SelectField
          field={register('currency')}
          label={t.currency}
          placeholder={texts.choose}
          options={costCurrencies.map((code) => ({
            value: code,
            text: isHomeCurrency(code) ? t.currencies.home : t.currencies[code],
          }))}
        />
      </div>
      <Text as="h4" tone="title">
        {t.materials}
      </Text>
      <Note measure={68}>{t.partnerHelp}</Note>
      {fields.map(({ id }, index) => (
        <MaterialRow
          key={id}
          locale={locale}
          form={form}
          index={index}
          partners={partners}
          texts={texts}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < materialLimit ? (
        <Button
          variant="secondary"
          className={styles.add}
          onClick={() => append({ ...emptyMaterial })}
        >
          <Icon name="plus" />
          {t.add}
        </Button>
      ) : (
        <Note measure={68}>{t.limit}</Note>
      )}
      <ReplyField
        field={register('complete')}
        label={t.complete}
        help={t.completeHelp}
        error={errors.complete && texts.required.complete}
        texts={texts.replies}
      />
    </FormSection>
  )
}
