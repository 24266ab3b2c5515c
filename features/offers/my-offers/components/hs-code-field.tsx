'use client'

import { CodeSearch } from '@/components/code-search/code-search'
import { TextField } from '@/components/form/text-field'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { findHsCodes } from '../queries'
import { isRequired } from '../rules'
import styles from './hs-code-field.module.css'
import type { PartProps } from './use-offer-form'

/** The HS code: six digits, with a search by digits or words. */
export function HsCodeField({ locale, texts, offer, errorOf }: PartProps) {
  const { form, subject } = offer
  const choose = (code: string) =>
    form.setValue('hs_code', code, { shouldValidate: true, shouldDirty: true })
  return (
    <div className={styles.code}>
      <TextField
        field={form.register('hs_code')}
        label={texts.labels.hs_code}
        leftToRight
        maxLength={12}
        placeholder={hsCodeExample}
        help={texts.help.hs}
        error={errorOf('hs_code')}
        required={isRequired('hs_code', subject)}
      />
      <CodeSearch locale={locale} texts={texts.codes} search={findHsCodes} onChoose={choose} />
    </div>
  )
}
