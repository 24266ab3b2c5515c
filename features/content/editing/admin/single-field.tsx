'use client'

import { CheckListField } from '@/components/form/check-list-field'
import { CheckboxField } from '@/components/form/checkbox-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { iconNames } from '@/components/icon/names'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReferenceEditor } from '@/lib/bilingual/field-editor'
import type { UseFormReturn } from 'react-hook-form'
import { choiceKey, type FieldInput, type FormValues } from '../rules'
import { isRequired } from '../../kinds/rules'
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
  const { field, editor, choices } = input
  const kind = contentKinds[name]
  const required = kind !== undefined && isRequired(kind, field)
  const message = form.formState.errors[field]?.message
  const error = message === undefined ? undefined : String(message)
  const common = { label: nameOf(field), error }
  const registered = () => ({ ...common, field: form.register(field), required })
  switch (editor.as) {
    case 'reference':
    case 'references':
      return (
        <Referring field={field} form={form} reference={editor} required={required} {...common} />
      )
    case 'picture':
      return (
        <MediaField {...common} form={form} field={field} isReadOnly={isReadOnly} kind="picture" />
      )
    case 'flag':
    case 'switch':
      return <CheckboxField control={form.control} name={field} {...common} />
    case 'date':
      return <TextField {...registered()} type="date" />
    case 'text':
    case 'lines':
      return (
        <TextField
          {...registered()}
          help={editor.as === 'lines' ? t('content.lines') : undefined}
          rows={7}
        />
      )
    case 'icon':
    case 'choice':
      return (
        <SelectField
          {...registered()}
          placeholder={t('content.choose')}
          options={(editor.as === 'icon' ? iconNames : choices).map((value) => ({
            value,
            text: editor.as === 'icon' ? value : t(`choices.${choiceKey(field, value)}`),
          }))}
        />
      )
    default:
      return <TextField {...registered()} leftToRight={editor.as !== 'line'} />
  }
}

interface ReferringProps extends Pick<SingleFieldProps, 'form'> {
  field: string
  reference: ReferenceEditor
  required: boolean
  label: string
  error: string | undefined
}

function Referring({ field, form, reference, required, label, error }: ReferringProps) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const { data = [], isPending } = useQuery(choicesQuery(reference, locale))
  if (reference.as === 'references') {
    return (
      <div className={styles.wide}>
        <CheckListField
          locale={locale}
          control={form.control}
          name={field}
          options={data}
          texts={{
            find: t('find'),
            keys: t('listKeys'),
            chosen: t.raw('chosen'),
            none: t('noneFound'),
          }}
          label={label}
          error={error}
          required={required}
        />
      </div>
    )
  }
  return (
    <SelectField
      // The options load after the field: only with them it shows the chosen one.
      key={isPending ? 'comes' : 'there'}
      field={form.register(field)}
      placeholder={t('choose')}
      options={data}
      label={label}
      error={error}
      required={required}
    />
  )
}
