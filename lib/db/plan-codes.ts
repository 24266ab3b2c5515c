/** The steps of an export plan, in the order of a company that starts. */
export const planSteps = [
  'verify',
  'company',
  'readiness',
  'product',
  'origin',
  'documents',
  'buyers',
  'event',
  'finance',
  'shipment',
] as const

export type PlanStep = (typeof planSteps)[number]

/** How far a company is. */
export const planStages = ['starting', 'ready', 'exporting'] as const

export type PlanStage = (typeof planStages)[number]
