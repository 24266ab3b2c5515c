import { type BarrierStatus, usualSteps } from '@/lib/db/codes/barriers'

/** A step that usually follows. */
export type StepAhead = (typeof usualSteps)[number]

/** The steps that usually follow a status; none after the end. */
export function stepsAhead(status: BarrierStatus): readonly StepAhead[] {
  if (status === 'unresolvable') return []
  if (status === 'partly_resolved') return ['resolved']
  return usualSteps.slice(usualSteps.findIndex((one) => one === status) + 1)
}
