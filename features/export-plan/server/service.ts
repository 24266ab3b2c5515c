import 'server-only'
import { getUser } from '@/features/accounts/server/service'
import { hasMyReadinessResult } from '@/features/enquiries/cases/server/service'
import { listJoined } from '@/features/events/participation/server/service'
import { listMarkets, loadProduct } from '@/features/market-access/server/service'
import { bestOfferQuality } from '@/features/offers/my-offers/server/service'
import { listMyChecks } from '@/features/origin/checks/server/service'
import { countMyInbox } from '@/features/quotation-requests/inbox/server/service'
import { pageOnly } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import type { ExportPlan, PlanAnswers, PlanProduct, TickableStep } from '../contract'
import { planStates, type PlanFacts } from '../rules'
import { deletePlan, deleteTick, findPlan, insertTick, selectTicks, writePlan } from './repository'

/** The caller's export plan; one who never answered has the order of a company that starts. */
export async function getMyPlan(actor: Actor): Promise<ExportPlan> {
  const db = await database()
  const { userId } = personOf(actor)
  const [saved, ticks, known] = await Promise.all([
    findPlan(db, userId),
    selectTicks(db, userId),
    factsOf(actor),
  ])
  const stage = saved?.stage ?? null
  const markets = saved && saved.markets.length > 0 ? await listMarkets({}) : []
  return {
    answered: saved !== null,
    products: await namedProducts(db, saved?.products ?? []),
    markets: (saved?.markets ?? []).flatMap(
      (code) => markets.find(({ iso2 }) => iso2 === code) ?? [],
    ),
    stage,
    steps: planStates(
      stage,
      known,
      ticks.map(({ step }) => step),
    ),
  }
}

/** Saves the answers. Throws `invalid` for a product or a market that the portal does not know. */
export async function saveMyPlan(actor: Actor, answers: PlanAnswers) {
  const db = await database()
  const products = await namedProducts(db, answers.products)
  if (products.length < answers.products.length) throw unknown('products')
  const known = answers.markets.length > 0 ? await listMarkets({}) : []
  if (!answers.markets.every((code) => known.some(({ iso2 }) => iso2 === code))) {
    throw unknown('markets')
  }
  await writePlan(db, personOf(actor).userId, answers)
  return getMyPlan(actor)
}

const unknown = (field: string) => new Problem('invalid', { fields: { [field]: ['unknown'] } })

/** Ticks a step by hand, or takes the tick back; the same again succeeds. */
export async function tickMyStep(actor: Actor, step: TickableStep, isDone: boolean) {
  const db = await database()
  await (isDone ? insertTick : deleteTick)(db, personOf(actor).userId, step)
  return getMyPlan(actor)
}

/** A person's answers and ticks, for the export of their data; null where there are none. */
export async function exportPlanOf(db: Executor, userId: number) {
  const [answers, ticks] = await Promise.all([findPlan(db, userId), selectTicks(db, userId)])
  return answers === null && ticks.length === 0 ? null : { ...answers, ticks }
}

/** Deletes a person's plan when their account is closed. */
export async function forgetPlan(db: Executor, userId: number) {
  await deletePlan(db, userId)
}

/** The products with their names; codes that a later edition no longer has are left out. */
async function namedProducts(db: Executor, codes: readonly string[]): Promise<PlanProduct[]> {
  const found = await Promise.allSettled(codes.map((code) => loadProduct(db, code)))
  return found.flatMap((one) => {
    if (one.status === 'fulfilled') return one.value
    if (one.reason instanceof Problem && one.reason.code === 'not_found') return []
    throw one.reason
  })
}

async function factsOf(actor: Actor): Promise<PlanFacts> {
  const [person, hasReadinessResult, checks, joined] = await Promise.all([
    getUser(actor),
    hasMyReadinessResult(actor),
    listMyChecks(actor, { page: 1, per_page: 1 }),
    listJoined(actor),
  ])
  return {
    emailVerified: person.email_verified_at !== null,
    hasCompany: actor.companyId !== null,
    hasReadinessResult,
    hasOriginCheck: pageOnly(checks).total > 0,
    hasJoinedEvent: joined.length > 0,
    ...(await companyFacts(actor)),
  }
}

/** What the caller's company did. */
async function companyFacts(actor: Actor) {
  if (actor.companyId === null) return { offerQuality: 0, hasAnsweredRequest: false }
  const [quality, { answered }] = await Promise.all([bestOfferQuality(actor), countMyInbox(actor)])
  return { offerQuality: quality, hasAnsweredRequest: answered > 0 }
}
