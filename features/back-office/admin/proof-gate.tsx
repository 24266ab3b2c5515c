'use client'

import { ProofContext } from '@/components/work-record/proof-context'
import { useCallback, useState, type ReactNode } from 'react'
import { ProofDialog } from './proof-dialog'

/** Screens whose deeds may ask for the password once more. */
export function ProofGate({ children }: { children: ReactNode }) {
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
    <ProofContext value={ask}>
      {children}
      {end && <ProofDialog onEnd={end} />}
    </ProofContext>
  )
}
