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

/** Steps that only the portal can know to be done, so nobody ticks them by hand. */
export const portalSteps = ['verify', 'company'] as const satisfies readonly PlanStep[]

/** How far a company is. */
export const planStages = ['starting', 'ready', 'exporting'] as const

export type PlanStage = (typeof planStages)[number]

/** The steps in the order that fits how far a company is. */
export const stepsOfStage: Readonly<Record<PlanStage, readonly PlanStep[]>> = {
  starting: planSteps,
  ready: [
    'verify',
    'company',
    'product',
    'origin',
    'documents',
    'readiness',
    'buyers',
    'event',
    'finance',
    'shipment',
  ],
  // A company that exports has its first shipment behind it.
  exporting: [
    'verify',
    'company',
    'product',
    'buyers',
    'event',
    'origin',
    'documents',
    'finance',
    'readiness',
  ],
}

/** What a person may do with the plan that another one shares. */
export const planGuests = ['editor', 'reader'] as const

export type PlanGuest = (typeof planGuests)[number]
