import { planSteps, type PlanStage, type PlanStep } from '@/lib/db/plan-codes'

/** What the portal itself knows of a person's way to a sale. */
export interface PlanFacts {
  emailVerified: boolean
  hasCompany: boolean
  /** The best offer of the company, as a share of the details that buyers look for. */
  offerQuality: number
  hasReadinessResult: boolean
  hasOriginCheck: boolean
  hasAnsweredRequest: boolean
  hasJoinedEvent: boolean
}

/** Who or what ticked a step; null while it is open. */
export type TickedBy = 'portal' | 'person' | null

export interface StepState {
  step: PlanStep
  ticked_by: TickedBy
  /** Whether the person may tick it, or take their own tick back. */
  by_hand: boolean
  is_next: boolean
}

/** From this share of its details on, an offer has the facts that buyers abroad need. */
const exportGrade = 0.6

const facts: Partial<Record<PlanStep, (known: PlanFacts) => boolean>> = {
  verify: ({ emailVerified }) => emailVerified,
  company: ({ hasCompany }) => hasCompany,
  product: ({ offerQuality }) => offerQuality >= exportGrade,
  readiness: ({ hasReadinessResult }) => hasReadinessResult,
  origin: ({ hasOriginCheck }) => hasOriginCheck,
  buyers: ({ hasAnsweredRequest }) => hasAnsweredRequest,
  event: ({ hasJoinedEvent }) => hasJoinedEvent,
}

/** Only the portal can know them, so nobody ticks them by hand. */
const portalOnly: readonly PlanStep[] = ['verify', 'company']

export const mayTick = (step: PlanStep): boolean => !portalOnly.includes(step)

const orders: Record<PlanStage, readonly PlanStep[]> = {
  starting: planSteps,
  ready: [
    ...(['verify', 'company', 'product', 'origin', 'documents', 'buyers', 'event'] as const),
    ...(['finance', 'shipment', 'readiness'] as const),
  ],
  // A company that exports has its first shipment behind it.
  exporting: [
    ...(['verify', 'company', 'product', 'buyers', 'event', 'origin', 'documents'] as const),
    ...(['finance', 'readiness'] as const),
  ],
}

/** The steps in the order that fits how far a company is; without an answer, as one that starts. */
export function stepsFor(stage: PlanStage | null): readonly PlanStep[] {
  return orders[stage ?? 'starting']
}

/** The state of each step: what the portal knows counts before what the person ticked. */
export function planStates(
  stage: PlanStage | null,
  known: PlanFacts,
  ticks: readonly PlanStep[],
): StepState[] {
  const steps = stepsFor(stage).map((step) => {
    const isKnown = facts[step]?.(known) ?? false
    const ticked_by: TickedBy = isKnown
      ? 'portal'
      : mayTick(step) && ticks.includes(step)
        ? 'person'
        : null
    return { step, ticked_by, by_hand: mayTick(step) && !isKnown }
  })
  const next = steps.find(({ ticked_by }) => ticked_by === null)
  return steps.map((one) => ({ ...one, is_next: one === next }))
}

/** The number of ticked steps. */
export function tickedCount(steps: readonly Pick<StepState, 'ticked_by'>[]): number {
  return steps.filter(({ ticked_by }) => ticked_by !== null).length
}

/** The guidance of a step: how many days it takes, and who helps with it. */
export const guidance: Record<
  PlanStep,
  { days: number; helper: 'office' | 'experts' | 'institutions' }
> = {
  verify: { days: 1, helper: 'office' },
  company: { days: 1, helper: 'office' },
  readiness: { days: 1, helper: 'experts' },
  product: { days: 3, helper: 'office' },
  origin: { days: 7, helper: 'office' },
  documents: { days: 14, helper: 'institutions' },
  buyers: { days: 60, helper: 'office' },
  event: { days: 90, helper: 'office' },
  finance: { days: 30, helper: 'institutions' },
  shipment: { days: 30, helper: 'experts' },
}
