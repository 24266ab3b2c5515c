'use client'

import { CheckListField } from '@/components/form/check-list-field'
import { CheckboxField } from '@/components/form/checkbox-field'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/form/text-field'
import { iconNames } from '@/components/icon/icon'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import {
  choiceKey,
  isContact,
  referenceOf,
  type FieldInput,
  type FormValues,
  type Reference,
} from '../rules'
import { mustBeSaid } from '../../kinds/rules'
import { MediaField } from './media-field'
import { contentKinds } from '../../contract'
import { choicesQuery } from '../../queries'
import { useFieldName } from './field-texts'
import styles from './record-form.module.css'

interface SingleFieldProps {
  name: string
  input: FieldInput
  form: UseFormReturn<FormValues>
  isReadOnly: boolean
}

/** A field without language. */
export function SingleField({ name, input, form, isReadOnly }: SingleFieldProps) {
  const t = useTranslations('admin')
  const nameOf = useFieldName(name)
  const { field, control, choices } = input
  const kind = contentKinds[name]
  // What says to which list a new lookup belongs is no field of its kind.
  const required = kind !== undefined && (field === 'list' || mustBeSaid(kind, field))
  const reference = referenceOf(name, field)
  const message = form.formState.errors[field]?.message
  const error = message === undefined ? undefined : String(message)
  const common = { label: nameOf(field), error }
  const registered = () => ({ ...common, field: form.register(field), required })
  if (reference && (control === 'reference' || control === 'references')) {
    return <Referring {...{ input, form, reference, required, ...common }} />
  }
  switch (control) {
    case 'picture':
      return <MediaField {...common} {...{ form, field, isReadOnly }} kind="picture" />
    case 'flag':
    case 'switch':
      return <CheckboxField control={form.control} name={field} {...common} />
    case 'day':
      return <TextField {...registered()} type="date" />
    case 'text':
    case 'lines':
      return (
        <TextAreaField
          {...registered()}
          help={control === 'lines' ? t('content.lines') : undefined}
        />
      )
    case 'icon':
    case 'choice':
      return (
        <SelectField
          {...registered()}
          placeholder={t('content.choose')}
          options={(control === 'icon' ? iconNames : choices).map((value) => ({
            value,
            text: control === 'icon' ? value : t(`choices.${choiceKey(field, value)}`),
          }))}
        />
      )
    default:
      return <TextField {...registered()} leftToRight={control !== 'line' || isContact(field)} />
  }
}

interface ReferringProps extends Pick<SingleFieldProps, 'input' | 'form'> {
  reference: Reference
  required: boolean
  label: string
  error: string | undefined
}

function Referring({ input, form, reference, required, label, error }: ReferringProps) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const { data = [], isPending } = useQuery(choicesQuery(reference, locale))
  if (input.control === 'references') {
    return (
      <div className={styles.wide}>
        <CheckListField
          locale={locale}
          control={form.control}
          name={input.field}
          options={data}
          texts={{
            find: t('find'),
            keys: t('listKeys'),
            chosen: t.raw('chosen'),
            none: t('noneFound'),
          }}
          {...{ label, error, required }}
        />
      </div>
    )
  }
  return (
    <SelectField
      // The options come after the field: with them it shows what was chosen.
      key={isPending ? 'comes' : 'there'}
      field={form.register(input.field)}
      placeholder={t('choose')}
      options={data}
      {...{ label, error, required }}
    />
  )
}
