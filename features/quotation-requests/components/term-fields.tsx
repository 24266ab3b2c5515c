'use client'

import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { ruleText } from '@/lib/api/rule-sentences'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { conversationLimits } from '@/features/conversations/contract'
import { termFields, type AnswerValues } from '@/features/conversations/rules'
import type { RequestMessageTexts } from './message-texts'
import styles from './term-fields.module.css'

const inputs: Partial<Record<(typeof termFields)[number], object>> = {
  price: { leftToRight: true, maxLength: 20 },
  place: { maxLength: conversationLimits.line },
  valid_until: { type: 'date', leftToRight: true },
}

interface TermFieldsProps {
  form: UseFormReturn<AnswerValues>
  texts: RequestMessageTexts
}

/** The terms of a quotation, all of which are required. */
export function TermFields({ form, texts: { quotation, rules } }: TermFieldsProps) {
  const { errors } = useFormState({ control: form.control })
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>{quotation.quotation}</legend>
      {termFields.map((name) => {
        const listed = quotation.options[name]
        const shared = {
          label: quotation.terms[name],
          error: ruleText(rules, errors[name]?.message, quotation.required[name]),
          field: form.register(name),
        }
        return listed ? (
          <SelectField key={name} {...shared} placeholder={quotation.choose} options={listed} />
        ) : (
          <TextField key={name} {...shared} {...inputs[name]} />
        )
      })}
    </fieldset>
  )
}
