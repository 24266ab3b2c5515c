import { Stack } from '@/components/layout/stack'
import type { ReactNode } from 'react'

/** The tasks or the people of a plan, one in a row. */
export function PlanList({ children }: { children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>
}
