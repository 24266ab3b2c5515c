'use client'

import { Button } from '@/components/button/button'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { materialOrigins } from '../../assessment/contract'
import type { AgreementChoice } from '../contract'
import type { OriginForm } from '../rules'
import type { CheckTexts } from './form-texts'
import styles from './material-row.module.css'

interface MaterialRowProps {
  locale: Locale
  form: UseFormReturn<OriginForm>
  index: number
  partners: AgreementChoice['partners']
  texts: CheckTexts['form']
  onRemove: () => void
}

/** A material: what it is, its code and value, and where it is from. */
export function MaterialRow(props: MaterialRowProps) {
  const { locale, form, index, partners, texts, onRemove } = props
  const { register, control, formState } = form
  const origin = useWatch({ control, name: `materials.${index}.origin` })
  const { isSubmitted } = formState
  /** One left field checks its neighbours too: they say what is wrong when they were left themselves. */
  const errorOf = (field: keyof OriginForm['materials'][number]) => {
    const { isTouched, error } = form.getFieldState(`materials.${index}.${field}`, formState)
    return isTouched || isSubmitted ? error : undefined
  }
  const t = texts.making
  const number = { number: index + 1 }
  const countries = partners
    .map((one) => ({ value: one.code, text: inLocale(one, 'name', locale) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, locale))
  return (
    <fieldset className={styles.material}>
      <legend className={styles.legend}>{fillText(t.material, number, locale)}</legend>
      <TextField
        field={register(`materials.${index}.name`)}
        label={t.name}
        help={t.nameHelp}
        error={errorOf('name') && texts.required.name}
        maxLength={80}
      />
      <TextField
        field={register(`materials.${index}.hs`)}
        label={t.hs}
        help={t.hsHelp}
        error={wrong(errorOf('hs')?.message, 'hs', texts)}
        leftToRight
        maxLength={10}
      />
      <TextField
        field={register(`materials.${index}.value`)}
        label={t.value}
        help={t.valueHelp}
        error={wrong(errorOf('value')?.message, 'value', texts)}
        leftToRight
        maxLength={20}
      />
      <SelectField
        field={register(`materials.${index}.origin`)}
        label={t.origin}
        placeholder={texts.choose}
        options={materialOrigins.map((value) => ({ value, text: t.origins[value] }))}
        error={errorOf('origin') && texts.required.origin}
      />
      {origin === 'partner' && countries.length > 0 && (
        <SelectField
          field={register(`materials.${index}.country`)}
          label={t.country}
          placeholder={texts.choose}
          options={countries}
          error={errorOf('country') && texts.required.country}
        />
      )}
      <Button variant="quiet" className={styles.remove} onClick={onRemove}>
        <Icon name="close" />
        {fillText(t.remove, number, locale)}
      </Button>
    </fieldset>
  )
}

/** The text of a field that is empty, or does not read as what it asks for. */
function wrong(message: string | undefined, field: 'hs' | 'value', texts: CheckTexts['form']) {
  if (message === undefined) return undefined
  return message === field ? texts.required[field] : texts.invalid[field]
}
