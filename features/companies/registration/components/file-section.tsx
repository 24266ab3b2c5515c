'use client'

import type { ReactNode } from 'react'
import { companyFiles } from '../contract'
import { ChosenFileField } from './chosen-file-field'
import { DrawnFileButton } from './drawn-file-button'
import { FormSection } from '@/components/form/form-section'
import type { SectionProps } from './use-registration'

interface FileSectionProps extends SectionProps {
  /** The stored files of the company. */
  kept?: Partial<Record<'logo' | 'company_profile_pdf', ReactNode>>
  /** Further files of the company. */
  children?: ReactNode
}

/** The logo and the profile of the company. */
export function FileSection({ kept = {}, children, ...props }: FileSectionProps) {
  const { texts } = props
  return (
    <FormSection name="files" title={texts.sections.files} help={texts.help.files}>
      <ChosenFileField
        {...props}
        name="logo"
        rule={companyFiles.logo}
        label={texts.labels.logo}
        help={texts.help.logo}
        kept={kept.logo}
      />
      {!kept.logo && <DrawnFileButton {...props} name="logo" />}
      <ChosenFileField
        {...props}
        name="company_profile_pdf"
        rule={companyFiles.company_profile_pdf}
        label={texts.labels.company_profile_pdf}
        help={texts.help.pdf}
        kept={kept.company_profile_pdf}
      />
      {!kept.company_profile_pdf && <DrawnFileButton {...props} name="company_profile_pdf" />}
      {children}
    </FormSection>
  )
}
