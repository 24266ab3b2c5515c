import { approvalStatus } from '@/lib/db/codes/approval'
import type { MyOffer } from '@/features/offers/my-offers/contract'
import {
  type PlanStage,
  type PlanStep,
  portalSteps,
  stepsOfStage,
} from '@/lib/db/codes/export-plans'
import type { Locale } from '@/lib/i18n/locale'
import { reviewDay } from '@/lib/i18n/review-day'
import { routes } from '@/lib/routing/routes'
import type { ExportPlan } from './contract'
import type { PlanMatches } from './matches/contract'

/** What a person sends to staff for approval. */
export interface Submission {
  isPublic: boolean
  /** While staff decide: the day by which they do, null for one that no date is promised for. */
  waits: Waiting | null
}

type Waiting = NonNullable<ExportPlan['steps'][number]['waits']>
type OfferNamed = NonNullable<ExportPlan['steps'][number]['unfinished']>
type Count = NonNullable<ExportPlan['steps'][number]['count']>

/** What the portal itself knows of a person's way to a sale. */
export interface PlanFacts {
  emailVerified: boolean
  /** The registration of the company; null without one. */
  company: Submission | null
  /** Its offers, each with its share of the details that buyers look for. */
  offers: readonly (Submission & OfferNamed & { quality: number })[]
  hasReadinessResult: boolean
  /** How many of the pairs of products and markets have an origin check. */
  origin: Count
  hasAnsweredRequest: boolean
  hasJoinedEvent: boolean
}

/** Where a company or an offer is on its way to the public, as its owner gets it. */
export function submissionOf({
  is_public: isPublic,
  status_belongs: { iid },
  refusal_reason,
  updated_at,
}: Pick<MyOffer, 'is_public' | 'status_belongs' | 'refusal_reason' | 'updated_at'>): Submission {
  // One with a reason waits for its owner, and an approved offer for its company.
  const isWaiting = !isPublic && iid !== approvalStatus.refused && refusal_reason === null
  const due = iid === approvalStatus.approved || updated_at === null ? null : reviewDay(updated_at)
  return { isPublic, waits: isWaiting ? { due } : null }
}

/** Who or what ticked a step; null while it is open. */
export type TickedBy = 'portal' | 'person' | null

export interface StepState {
  step: PlanStep
  ticked_by: TickedBy
  /** Whether the person may tick it, or take their own tick back. */
  by_hand: boolean
  is_next: boolean
  /** What it takes was sent and is not decided. */
  waits: Waiting | null
  /** What it takes is there, but lacks details: a product that buyers cannot compare yet. */
  unfinished: OfferNamed | null
  /** How many of several are done, while some are. */
  count: Count | null
}

/** From this share of its details on, an offer has the facts that buyers abroad need. */
const exportGrade = 0.6

const facts: Partial<Record<PlanStep, (known: PlanFacts) => boolean>> = {
  verify: ({ emailVerified }) => emailVerified,
  company: ({ company }) => company?.isPublic ?? false,
  product: ({ offers }) => offers.some((offer) => isExportGrade(offer) && offer.isPublic),
  readiness: ({ hasReadinessResult }) => hasReadinessResult,
  origin: ({ origin: { done, total } }) => total > 0 && done === total,
  buyers: ({ hasAnsweredRequest }) => hasAnsweredRequest,
  event: ({ hasJoinedEvent }) => hasJoinedEvent,
}

const isExportGrade = ({ quality }: { quality: number }) => quality >= exportGrade

function waitingFor(step: PlanStep, { company, offers }: PlanFacts): Waiting | null {
  if (step === 'company') return company?.waits ?? null
  if (step !== 'product') return null
  return offers.find((offer) => isExportGrade(offer) && offer.waits)?.waits ?? null
}

/** The best of the offers; null without one that has any detail. */
function bestOffer({ offers }: PlanFacts): OfferNamed | null {
  const [best] = offers.toSorted((one, other) => other.quality - one.quality)
  return best && best.quality > 0 ? { type: best.type, id: best.id } : null
}

function countOf(step: PlanStep, { origin }: PlanFacts): Count | null {
  return step === 'origin' && origin.done > 0 && origin.total > 1 ? origin : null
}

const mayTick = (step: PlanStep): boolean => !portalSteps.some((one) => one === step)

/** The steps in the order that fits how far a company is; without an answer, as one that starts. */
export function stepsFor(stage: PlanStage | null): readonly PlanStep[] {
  return stepsOfStage[stage ?? 'starting']
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
    const isOpen = ticked_by === null
    const waits = isOpen ? waitingFor(step, known) : null
    return {
      step,
      ticked_by,
      by_hand: mayTick(step) && !isKnown,
      waits,
      unfinished: step === 'product' && isOpen && !waits ? bestOffer(known) : null,
      count: isOpen ? countOf(step, known) : null,
    }
  })
  const open = steps.filter(({ ticked_by }) => ticked_by === null)
  // While staff decide on one, the next one can be done.
  const next = open.find(({ waits }) => waits === null) ?? open[0]
  return steps.map((one) => ({ ...one, is_next: one === next }))
}

/** The number of ticked steps. */
export function tickedCount(steps: readonly Pick<StepState, 'ticked_by'>[]): number {
  return steps.filter(({ ticked_by }) => ticked_by !== null).length
}

/** Who helps with a step. */
export const helpers: Record<PlanStep, 'office' | 'experts' | 'institutions'> = {
  verify: 'office',
  company: 'office',
  readiness: 'experts',
  product: 'office',
  origin: 'office',
  documents: 'institutions',
  buyers: 'office',
  event: 'office',
  finance: 'institutions',
  shipment: 'experts',
}

/** The part of the page with the questions, which keeps the focus when they open, close or load again. */
export const questionsPart = 'plan-questions'

/** Addresses of pages that editors may move, without language prefix. */
export interface PlanPages {
  company: string
  readiness: string
  contact: string
  institutions: string
  guide: string
  reports: string
  eventsAbroad: string
}

/** A product and a market of a plan, as addresses name them. */
export interface PlannedPair {
  iso2: string
  code: string
  /** The words of the product's address, in the language of the page. */
  slug: string
}

/** What of a plan its steps lead to. */
export interface StepTargets {
  /** The first product in the first market. */
  pair: PlannedPair | null
  /** The address of the request that fits best; null for none. */
  request: string | null
  /** Whether its events are those abroad. */
  isAbroad: boolean
}

/** What the steps of a plan lead to; without matches no request is known. */
export function targetsOf(
  { products, markets }: Pick<ExportPlan, 'products' | 'markets'>,
  matches: Pick<PlanMatches, 'requests'> | null | undefined,
  locale: Locale,
): StepTargets {
  const [[product], [market]] = [products, markets]
  return {
    pair:
      product && market
        ? { iso2: market.iso2, code: product.code, slug: product.slug[locale] }
        : null,
    request: matches?.requests[0]?.path ?? null,
    isAbroad: markets.length > 0,
  }
}

/** The unprefixed address to which a step leads, for what the plan is about if it says so. */
export function stepPath(
  { step, unfinished }: Pick<StepState, 'step' | 'unfinished'>,
  pages: PlanPages,
  { pair, request, isAbroad }: StepTargets,
): string {
  switch (step) {
    case 'verify':
      return routes.profile()
    case 'company':
      return pages.company
    case 'readiness':
      return pages.readiness
    case 'product':
      return unfinished
        ? routes.editOffer(unfinished.type, unfinished.id)
        : routes.addOffer('products')
    case 'origin':
      return pair ? routes.originCheck(pair.iso2, pair.code) : routes.originCheck()
    case 'documents':
      return pair ? routes.marketProduct(pair.iso2, pair.slug) : routes.markets()
    case 'buyers':
      return request ?? routes.myRequests()
    case 'event':
      return eventsPath(isAbroad, pages)
    case 'finance':
      return pages.institutions
    case 'shipment':
      return pages.guide
  }
}

/** The unprefixed address of the events for a plan: those abroad where it has markets. */
export const eventsPath = (isAbroad: boolean, { eventsAbroad }: PlanPages): string =>
  isAbroad ? eventsAbroad : routes.localEvents()

/** The unprefixed address of who helps with a step. */
export function helperPath(step: PlanStep, pages: PlanPages): string {
  const { contact, institutions } = pages
  return { office: contact, experts: routes.poolOfExperts(), institutions }[helpers[step]]
}
