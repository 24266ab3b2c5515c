'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { choiceKey, type FieldInput, type FormValues } from '../rules'
import { useFieldName } from './field-texts'
import styles from './record-form.module.css'

interface ConstantFieldsProps {
  name: string
  inputs: readonly FieldInput[]
  form: UseFormReturn<FormValues>
}

/** Fields that stay as they are, to read. */
export function ConstantFields({ name, inputs, form }: ConstantFieldsProps) {
  const t = useTranslations('admin')
  const nameOf = useFieldName(name)
  const textOf = ({ field, editor }: FieldInput) => {
    const value = String(form.getValues(field))
    return value !== '' && editor.as === 'choice' ? t(`choices.${choiceKey(field, value)}`) : value
  }
  return (
    <div className={styles.single}>
      <p className={styles.wide}>{t('content.fixedFields')}</p>
      {inputs.map((input) => (
        <dl key={input.field}>
          <dt>{nameOf(input.field)}</dt>
          <dd>
            <bdi>{textOf(input) || '–'}</bdi>
          </dd>
        </dl>
      ))}
    </div>
  )
}
