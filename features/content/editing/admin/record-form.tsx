'use client'

import { Stack } from '@/components/layout/stack'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { otherLocale } from '@/lib/i18n/locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { contentKinds, type ContentDetail } from '../../contract'
import type { FieldInput, FormValues } from '../rules'
import { ConstantFields } from './constant-fields'
import { FieldPair } from './field-pair'
import { SingleField } from './single-field'
import styles from './record-form.module.css'

interface RecordFormProps {
  name: string
  inputs: readonly FieldInput[]
  form: UseFormReturn<FormValues>
  detail: ContentDetail | null
  /** Fields whose translation was confirmed as still right. */
  checked: readonly string[]
  onCheck: (field: string) => void
  isReadOnly: boolean
}

/** The fields of a record: both languages side by side, one's own first, and what has no language. */
export function RecordForm(props: RecordFormProps) {
  const { name, inputs, form, detail, checked, onCheck, isReadOnly } = props
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const order = [locale, otherLocale(locale)] as const
  const paired = inputs.filter(({ pair }) => pair)
  const constant = detail?.is_published ? (contentKinds[name]?.constant ?? []) : []
  const isConstant = ({ field }: FieldInput) => constant.includes(field)
  const single = inputs.filter((input) => !input.pair && !isConstant(input))
  return (
    <Stack noValidate as="form" gap={5} bounded onSubmit={(event) => event.preventDefault()}>
      <h2 className={styles.heading}>
        <VisuallyHidden>{t('record')}</VisuallyHidden>
      </h2>
      <Stack disabled={isReadOnly} as="fieldset" gap={5} bounded>
        {paired.map((input) => (
          <FieldPair
            key={input.field}
            name={name}
            input={input}
            form={form}
            order={order}
            isReadOnly={isReadOnly}
            touched={checked.includes(input.field) ? undefined : detail?.touched[input.field]}
            onCheck={() => onCheck(input.field)}
          />
        ))}
        {constant.length > 0 && (
          <ConstantFields name={name} form={form} inputs={inputs.filter(isConstant)} />
        )}
        {single.length > 0 && (
          <div className={styles.single}>
            {single.map((input) => (
              <SingleField
                key={input.field}
                name={name}
                input={input}
                form={form}
                isReadOnly={isReadOnly}
              />
            ))}
          </div>
        )}
      </Stack>
    </Stack>
  )
}
