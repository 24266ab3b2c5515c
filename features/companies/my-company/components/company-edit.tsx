'use client'

import { MuiProvider } from '@/lib/theme/mui-provider'
import { useSyncExternalStore, type ReactNode } from 'react'
import { sendChange } from '../queries'
import { EditForm, type EditFormProps } from './edit-form'

const never = () => () => {}

/** The form, loaded in the browser for its draft; its skeleton shows before. */
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
