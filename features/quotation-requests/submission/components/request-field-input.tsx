'use client'

import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { ruleText } from '@/lib/api/rule-sentences'
import { useFormState } from 'react-hook-form'
import { conversationLimits } from '@/features/conversations/contract'
import { optionalFields, type RequestField } from '../rules'
import type { RequestTexts } from './request-texts'
import type { RequestFormState } from './use-request-form'

interface RequestFieldInputProps {
  field: RequestField
  request: RequestFormState
  countries: readonly SelectOption[]
  texts: RequestTexts
}

/** The attributes of a field for autofill and its direction. */
const inputs: Partial<Record<RequestField, object>> = {
  name: { autoComplete: 'name', maxLength: conversationLimits.line },
  company_name: { autoComplete: 'organization', maxLength: conversationLimits.line },
  email: { type: 'email', autoComplete: 'email', leftToRight: true },
  subject: { maxLength: conversationLimits.line },
  quantity: { leftToRight: true, maxLength: 20 },
  place: { maxLength: conversationLimits.line },
  wanted_by: { type: 'date', leftToRight: true },
  text: { rows: 7, maxLength: conversationLimits.text },
}

/** One field of the form. */
export function RequestFieldInput({ field, request, countries, texts }: RequestFieldInputProps) {
  const { form, isMember } = request
  const { errors } = useFormState({ control: form.control })
  const shared = {
    label: texts.labels[field],
    help: isMember && field === 'email' ? texts.help.member : texts.help[field],
    error: ruleText(texts.rules, errors[field]?.message, texts.required[field]),
    required: !optionalFields.includes(field),
  }
  const options = { country: countries, unit: texts.units, incoterm: texts.incoterms }
  if (field === 'country' || field === 'unit' || field === 'incoterm') {
    return (
      <SelectField
        {...shared}
        field={form.register(field)}
        placeholder={texts.choose}
        options={options[field]}
        {...(field === 'country' && { autoComplete: 'country' })}
      />
    )
  }
  const registered = form.register(field)
  // The address of the account is the confirmed one; another one would need a link.
  const fixed = { ...registered, readOnly: true }
  const isFixed = isMember && field === 'email'
  return <TextField {...shared} {...inputs[field]} field={isFixed ? fixed : registered} />
}
