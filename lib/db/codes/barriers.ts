/** The statuses of a trade barrier, in the order in which it is worked on. */
export const barrierStatuses = [
  'reported',
  'screened',
  'assigned',
  'in_talks',
  'resolved',
  'partly_resolved',
  'unresolvable',
] as const

export type BarrierStatus = (typeof barrierStatuses)[number]

/** The statuses that the next step of a barrier can have; work that ended can be taken up again. */
export const barrierTransitions: Readonly<Record<BarrierStatus, readonly BarrierStatus[]>> = {
  reported: ['screened', 'unresolvable'],
  screened: ['assigned', 'in_talks', 'resolved', 'unresolvable'],
  assigned: ['assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable'],
  in_talks: ['assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable'],
  partly_resolved: ['in_talks', 'resolved', 'unresolvable'],
  resolved: ['in_talks'],
  unresolvable: ['in_talks'],
}

/** The steps that usually follow each other. */
export const usualSteps = ['screened', 'assigned', 'in_talks', 'resolved'] as const

/** The statuses of a barrier that was solved. */
export const solvedStatuses = ['resolved', 'partly_resolved'] as const

/** Whether what was done about a barrier works for a company. */
export const effectAnswers = ['yes', 'partly', 'no'] as const

export type EffectAnswer = (typeof effectAnswers)[number]

/** The chapters of the international classification of non-tariff measures (UNCTAD, 2019). */
export const measureKinds = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
] as const

export type MeasureKind = (typeof measureKinds)[number]
