'use client'

import { TextField } from '@/components/form/text-field'
import { TickBox } from '@/components/form/tick-box'
import { useController } from 'react-hook-form'
import { noGs1 } from '../contract'
import { isRequired } from '../rules'
import type { PartProps } from './use-offer-form'

/** The barcode number; that a product has none counts as filled in (spec/decisions.md). */
export function Gs1Field({ choices, texts, offer, errorOf }: PartProps) {
  const { form, subject } = offer
  const { field } = useController({ control: form.control, name: 'gs1_code' })
  const hasNone = field.value === noGs1
  const changed = async (change: unknown) => field.onChange(change)
  return (
    <>
      {!hasNone && (
        <TextField
          field={{ ...field, onChange: changed, onBlur: async () => field.onBlur() }}
          label={texts.labels.gs1_code}
          leftToRight
          maxLength={20}
          help={texts.help.gs1}
          error={errorOf('gs1_code')}
          required={isRequired('gs1_code', subject)}
        />
      )}
      {choices.trade !== null && (
        <TickBox
          isTicked={hasNone}
          onChange={(isTicked) => field.onChange(isTicked ? noGs1 : '')}
          label={texts.noGs1}
        />
      )}
    </>
  )
}
