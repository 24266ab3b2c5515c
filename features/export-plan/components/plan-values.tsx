'use client'

import { KnownValuesContext } from '@/components/form/known-values'
import type { ReactNode } from 'react'

const load = async () => (await import('../queries')).planValues()

/** Lets the forms within begin with what the person's export plan says. */
export function PlanValues({ children }: { children: ReactNode }) {
  return <KnownValuesContext value={load}>{children}</KnownValuesContext>
}
