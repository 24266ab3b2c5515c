'use client'

import { ReauthenticationContext } from '@/components/work-record/reauthentication-context'
import { useCallback, useState, type ReactNode } from 'react'
import { ReauthenticationDialog } from './reauthentication-dialog'

/** Screens whose actions may ask for the password again. */
export function ReauthenticationGate({ children }: { children: ReactNode }) {
  const [end, setEnd] = useState<(isGiven: boolean) => void>()
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setEnd(() => (isGiven: boolean) => {
          resolve(isGiven)
          setEnd(undefined)
        })
      }),
    [],
  )
  return (
    <ReauthenticationContext value={ask}>
      {children}
      {end && <ReauthenticationDialog onEnd={end} />}
    </ReauthenticationContext>
  )
}
