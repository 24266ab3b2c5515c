import type { BarrierStatus } from '@/lib/db/barrier-codes'

const next: Readonly<Record<BarrierStatus, readonly BarrierStatus[]>> = {
  reported: ['screened', 'unresolvable'],
  screened: ['assigned', 'in_talks', 'resolved', 'unresolvable'],
  assigned: ['assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable'],
  in_talks: ['assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable'],
  partly_resolved: ['in_talks', 'resolved', 'unresolvable'],
  resolved: ['in_talks'],
  unresolvable: ['in_talks'],
}

/** The statuses that the next step of a barrier can have; work that ended can be taken up again. */
export const nextStatuses = (status: BarrierStatus): readonly BarrierStatus[] => next[status]

/** Whether a step needs a text, since it has to say why. */
export const needsReason = (status: BarrierStatus): boolean => status === 'unresolvable'
