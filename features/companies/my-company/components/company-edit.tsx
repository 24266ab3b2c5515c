'use client'

import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { RegistrationChoices } from '../../registration/queries'
import type { MyCompany } from '../contract'
import { sendChange } from '../queries'
import type { PreviewSource } from './company-preview'
import { EditForm } from './edit-form'
import type { EditTexts } from './edit-texts'

export interface CompanyEditProps {
  locale: Locale
  /** The person who edits. */
  owner: number
  company: MyCompany
  choices: RegistrationChoices
  /** In their language. */
  addresses: Record<'profile' | 'company', string>
  preview: PreviewSource
  texts: EditTexts
  /** How a change is sent. */
  deliver: typeof sendChange
}

const never = () => () => {}

/** The form in the browser, where the draft is; its shape stands there before. */
export function CompanyEdit({
  shape,
  ...props
}: Omit<CompanyEditProps, 'deliver'> & { shape: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return shape
  return (
    <MuiProvider locale={props.locale}>
      <EditForm {...props} deliver={sendChange} />
    </MuiProvider>
  )
}
