'use client'

import { CodeField } from '@/components/code-search/code-field'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { findHsCodes } from '../queries'
import { isRequired } from '../rules'
import type { PartProps } from './use-offer-form'

/** The HS code: six digits, with a search by digits or words. */
export function HsCodeField({ locale, texts, offer, errorOf }: PartProps) {
  const { form, subject } = offer
  const onChoose = (code: string) =>
    form.setValue('hs_code', code, { shouldValidate: true, shouldDirty: true })
  return (
    <CodeField
      field={form.register('hs_code')}
      label={texts.labels.hs_code}
      placeholder={hsCodeExample}
      help={texts.help.hs}
      error={errorOf('hs_code')}
      required={isRequired('hs_code', subject)}
      search={{ locale, texts: texts.codes, search: findHsCodes, onChoose }}
    />
  )
}
