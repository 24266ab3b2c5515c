'use client'

import { UploadField } from '@/components/form/upload-field'
import type { UploadRule } from '@/lib/api/upload-rules'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { SectionProps } from './use-registration'

interface ChosenFileFieldProps extends Pick<SectionProps, 'locale' | 'texts' | 'form' | 'errorOf'> {
  name: 'logo' | 'company_profile_pdf' | `certificates.${number}.file`
  rule: UploadRule
  label: string
  help?: string
  /** The stored file of the company, if any. */
  kept?: ReactNode
}

/** A file field; the file is sent with the form. */
export function ChosenFileField({
  locale,
  texts,
  form,
  errorOf,
  name,
  ...shown
}: ChosenFileFieldProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <UploadField
      {...shown}
      locale={locale}
      name={name}
      value={field.value ?? null}
      onChange={(file) => field.onChange(file)}
      progress={null}
      onCancel={() => undefined}
      texts={texts.upload}
      error={errorOf(name)}
      required={!shown.kept}
    />
  )
}
