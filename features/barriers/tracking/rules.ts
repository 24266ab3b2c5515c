import type { BarrierStatus } from '@/lib/db/barrier-codes'

const usual = ['screened', 'assigned', 'in_talks', 'resolved'] as const

/** A step that usually follows. */
export type StepAhead = (typeof usual)[number]

/** The steps that usually follow a status; none after the end. */
export function stepsAhead(status: BarrierStatus): readonly StepAhead[] {
  if (status === 'unresolvable') return []
  if (status === 'partly_resolved') return ['resolved']
  return usual.slice(usual.findIndex((one) => one === status) + 1)
}
