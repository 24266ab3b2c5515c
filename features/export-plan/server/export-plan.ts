import 'server-only'
import { getUser } from '@/features/accounts/server/accounts'
import { hasSentOffer } from '@/features/buying-requests/offers/server/offers'
import { getMyCompany } from '@/features/companies/my-company/server/my-company'
import { hasMyReadinessResult } from '@/features/enquiries/my-enquiries/server/my-enquiries'
import { lastAssessments } from '@/features/enquiries/readiness/server/readiness'
import { listJoined } from '@/features/events/participation/server/participation'
import { listMarkets, loadProduct } from '@/features/market-access/server/market-access'
import { listOfferQualities } from '@/features/offers/my-offers/server/my-offers'
import { countChecked } from '@/features/origin/made-checks/server/made-checks'
import { countMyInbox } from '@/features/quotation-requests/inbox/server/inbox'
import { whenNotFound } from '@/lib/api/fallback'
import { Problem } from '@/lib/api/problem'
import { anonymous, personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { exportPeople, forgetPeople, planFor, planToEdit } from '../people/server/people'
import { adoptReadiness } from '../readiness/server/readiness'
import { forgetSettings, settingsOf } from '../reminders/server/reminders'
import { exportTasks, forgetTasks, listTasks } from '../tasks/server/tasks'
import type { ExportPlan, PlanAnswers, PlanProduct, PlanRole, TickableStep } from '../contract'
import { planStates, submissionOf, type PlanFacts } from '../rules'
import {
  deletePlan,
  deleteTick,
  findPlan,
  insertTick,
  selectTicks,
  writePlan,
} from './export-plan.sql'

/**
 * An export plan, by default the caller's own; without answers it has the order of a company that
 * starts. Throws `not_found` for one that is not shared with the caller.
 */
export async function getPlan(actor: Actor, plan?: number): Promise<ExportPlan> {
  const db = await database()
  const { owner, role } = await planFor(db, actor, plan, 'read')
  return planOfOwner(db, owner, { id: personOf(actor).userId, role })
}

type Owner = Awaited<ReturnType<typeof planFor>>['owner']

/** The plan of a person as a reader with this role gets it. */
export async function planOfOwner(
  db: Executor,
  { id, name, company_id }: Owner,
  reader: { id: number; role: PlanRole },
): Promise<ExportPlan> {
  const [saved, steps, tasks, { reminders }, { advisers }, assessments] = await Promise.all([
    findPlan(db, id),
    stepsOf(db, { id, company_id }),
    listTasks(db, id),
    settingsOf(db, reader.id),
    settingsOf(db, id),
    lastAssessments(db, id),
  ])
  return {
    owner: { id, name },
    role: reader.role,
    reminders,
    advisers,
    tasks,
    assessments,
    answered: saved !== null,
    ...(await named(db, saved)),
    stage: saved?.stage ?? null,
    steps,
  }
}

/** The steps of a person’s plan with their states. */
export async function stepsOf(
  db: Executor,
  { id, company_id: companyId }: Pick<Owner, 'id' | 'company_id'>,
) {
  // The owner as other features know a caller; no login is behind it.
  const owner = { ...anonymous, userId: id, companyId, loginId: 'export-plan' }
  const [saved, ticks, known] = await Promise.all([
    findPlan(db, id),
    selectTicks(db, id),
    factsOf(db, owner),
  ])
  return planStates(
    saved?.stage ?? null,
    known,
    ticks.map(({ step }) => step),
  )
}

type Chosen = Pick<PlanAnswers, 'products' | 'markets'> | null

/** The products and markets of a plan with their names. */
export async function choiceOf(db: Executor, owner: number) {
  return named(db, await findPlan(db, owner))
}

async function named(
  db: Executor,
  saved: Chosen,
): Promise<Pick<ExportPlan, 'products' | 'markets'>> {
  const codes = saved?.markets ?? []
  const known = codes.length > 0 ? await listMarkets({}) : []
  return {
    products: await namedProducts(db, saved?.products ?? []),
    markets: codes.flatMap((code) => known.find(({ iso2 }) => iso2 === code) ?? []),
  }
}

/**
 * Saves the answers. Throws `invalid` for a product or a market that the portal does not know,
 * `not_found`, `forbidden`.
 */
export async function savePlan(actor: Actor, answers: PlanAnswers, plan?: number) {
  const db = await database()
  await planFor(db, actor, plan, 'edit')
  await requireKnown(db, answers)
  const written = await transaction(async (tx) => {
    const { owner } = await planToEdit(tx, actor, plan)
    const isFirst = (await findPlan(tx, owner.id)) === null
    await writePlan(tx, owner.id, answers)
    // An assessment of before the plan; later ones are taken when they are sent.
    if (isFirst) await adoptReadiness(tx, owner.id)
    return owner.id
  })
  return getPlan(actor, written)
}

/** Throws `invalid` for a product or a market that the portal does not know. */
export async function requireKnown(
  db: Executor,
  chosen: Pick<PlanAnswers, 'products' | 'markets'>,
) {
  const { products, markets } = await named(db, chosen)
  if (products.length < chosen.products.length) throw unknown('products')
  if (markets.length < chosen.markets.length) throw unknown('markets')
}

const unknown = (field: string) => new Problem('invalid', { fields: { [field]: ['unknown'] } })

/**
 * Ticks a step by hand, or takes the tick back; the same again succeeds. Throws `not_found`,
 * `forbidden`.
 */
export async function tickStep(actor: Actor, step: TickableStep, isDone: boolean, plan?: number) {
  const written = await transaction(async (tx) => {
    const { owner } = await planToEdit(tx, actor, plan)
    await (isDone ? insertTick : deleteTick)(tx, owner.id, step)
    return owner.id
  })
  return getPlan(actor, written)
}

/** A person's plan with its tasks and people, for the export of their data. */
export async function exportPlanOf(db: Executor, userId: number) {
  const [answers, ticks, tasks, settings, sharing] = await Promise.all([
    findPlan(db, userId),
    selectTicks(db, userId),
    exportTasks(db, userId),
    settingsOf(db, userId),
    exportPeople(db, userId),
  ])
  return { ...answers, ticks, tasks, settings, ...sharing }
}

/** Deletes a person's plan when their account is closed. */
export async function forgetPlan(db: Executor, userId: number) {
  await forgetPeople(db, userId)
  await forgetTasks(db, userId)
  await forgetSettings(db, userId)
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

async function factsOf(db: Executor, actor: Actor): Promise<PlanFacts> {
  const { userId } = personOf(actor)
  const [person, hasReadinessResult, origin, joined] = await Promise.all([
    getUser(actor),
    hasMyReadinessResult(actor),
    countChecked(db, userId, await findPlan(db, userId)),
    listJoined(actor),
  ])
  return {
    emailVerified: person.email_verified_at !== null,
    hasReadinessResult,
    origin,
    hasJoinedEvent: joined.length > 0,
    ...(await companyFacts(actor)),
  }
}

/** What the caller's company did. */
async function companyFacts(actor: Actor) {
  if (actor.companyId === null) return { company: null, offers: [], hasAnsweredRequest: false }
  const [company, offers, { answered }, hasOffered] = await Promise.all([
    whenNotFound(
      getMyCompany(actor, actor.companyId).then(([found]) => found ?? null),
      () => null,
    ),
    listOfferQualities(actor),
    countMyInbox(actor),
    hasSentOffer(actor),
  ])
  return {
    company: company && submissionOf(company),
    offers: offers.map(({ quality, type, ...offer }) => ({
      quality,
      type,
      id: offer.id,
      ...submissionOf(offer),
    })),
    hasAnsweredRequest: answered > 0 || hasOffered,
  }
}
