'use client'

import { MuiProvider } from '@/lib/theme/mui-provider'
import { useSyncExternalStore, type ReactNode } from 'react'
import { sendChange } from '../queries'
import { EditForm, type EditFormProps } from './edit-form'

const never = () => () => {}

/** The form in the browser, where the draft is; its shape stands there before. */
export function CompanyEdit({
  shape,
  ...props
}: Omit<EditFormProps, 'deliver'> & { shape: ReactNode }) {
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
