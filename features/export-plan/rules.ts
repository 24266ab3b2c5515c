import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { planSteps, portalSteps, type PlanStage, type PlanStep } from '@/lib/db/plan-codes'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import type { ExportPlan, PlanTask } from './contract'
import type { PlanMatches } from './matches/contract'

/** What the portal itself knows of a person's way to a sale. */
export interface PlanFacts {
  emailVerified: boolean
  hasCompany: boolean
  /** Of the company's best offer, as a share of the details that buyers look for. */
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
  /** What it takes is there, but lacks details: a product that buyers cannot compare yet. */
  is_begun: boolean
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

const mayTick = (step: PlanStep): boolean => !portalSteps.some((one) => one === step)

const orders: Record<PlanStage, readonly PlanStep[]> = {
  starting: planSteps,
  ready: [
    ...(['verify', 'company', 'product', 'origin', 'documents', 'readiness', 'buyers'] as const),
    ...(['event', 'finance', 'shipment'] as const),
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
    const is_begun = step === 'product' && ticked_by === null && known.offerQuality > 0
    return { step, ticked_by, by_hand: mayTick(step) && !isKnown, is_begun }
  })
  const next = steps.find(({ ticked_by }) => ticked_by === null)
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
  { step, is_begun }: Pick<StepState, 'step' | 'is_begun'>,
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
      return is_begun ? routes.myProducts() : routes.addOffer('products')
    case 'origin':
      return pair ? routes.originCheck(pair.iso2, pair.code) : routes.originCheck()
    case 'documents':
      return pair ? routes.marketProduct(pair.iso2, pair.slug) : routes.markets()
    case 'buyers':
      return request ?? routes.myRequests()
    case 'event':
      return isAbroad ? pages.eventsAbroad : routes.localEvents()
    case 'finance':
      return pages.institutions
    case 'shipment':
      return pages.guide
  }
}

/** The unprefixed address of who helps with a step. */
export function helperPath(step: PlanStep, pages: PlanPages): string {
  const { contact, institutions } = pages
  return { office: contact, experts: routes.poolOfExperts(), institutions }[helpers[step]]
}

/** The title of a task for its reader: what a person wrote stays as it is. */
export function taskTitle(
  { title, statement, ...titles }: Omit<PlanTask, 'id' | 'due' | 'done' | 'pair'>,
  locale: Locale,
): string {
  if (statement) return inLocale(statement, 'question', locale)
  return inLocale(titles, 'title', locale) || (title ?? '')
}

/** Whether two tasks are the same: about the same pair, with a title in common. */
export function isSameTask(one: NamedTask, other: NamedTask): boolean {
  const titles = titlesOf(other)
  return (
    one.pair?.product === other.pair?.product &&
    one.pair?.market === other.pair?.market &&
    titlesOf(one).some((title) => titles.includes(title))
  )
}

type NamedTask = Omit<PlanTask, 'id' | 'due' | 'done' | 'statement'>

const titlesOf = ({ title, pair: _pair, ...titles }: NamedTask) =>
  [title, ...Object.values(textsOf(titles, 'title'))].filter((text) => text !== null && text !== '')

/** The day on which a person is reminded of a task: the one before it is due. */
export function reminderDay(due: string): string {
  return new Date(Date.parse(due) - 86_400_000).toISOString().slice(0, 10)
}
