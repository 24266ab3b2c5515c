import 'server-only'
import type { Executor } from '@/lib/db/database'
import { planGuests } from '@/lib/db/codes/export-plans'
import { users } from '@/lib/db/schema/accounts'
import {
  exportPlanPeople as people,
  exportPlans,
  exportPlanTasks,
  exportPlanTicks,
} from '@/lib/db/schema/export-plans'
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { OfferAcceptance } from '../people/contract'

const isOffered = isNotNull(people.offered_at)

/** Whether the plan of this owner is offered to somebody. */
export async function hasOffer(db: Executor, owner: number) {
  return (await db.$count(people, and(eq(people.owner_id, owner), isOffered))) > 0
}

export async function writeOffer(db: Executor, owner: number, id: number) {
  await db
    .update(people)
    .set({ offered_at: sql`now()` })
    .where(and(eq(people.owner_id, owner), eq(people.id, id)))
}

/** Ends an offer of this owner, or to this guest; whether there was one. */
export async function endOffer(
  db: Executor,
  side: { owner: number } | { guest: number },
  id: number,
) {
  const isSide = 'owner' in side ? eq(people.owner_id, side.owner) : eq(people.user_id, side.guest)
  const rows = await db
    .update(people)
    .set({ offered_at: null })
    .where(and(eq(people.id, id), isSide, isOffered))
    .returning()
  return rows.length > 0
}

/** The owner who offers their plan to a guest. */
export async function findOffer(db: Executor, guest: number, id: number) {
  const [found] = await db
    .select({ owner: people.owner_id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.user_id, guest), isOffered))
  return found?.owner
}

/** What a guest would own, and who else works on it. */
export async function selectOffer(db: Executor, owner: number, guest: number) {
  const [steps, tasks, companions] = await Promise.all([
    db.$count(exportPlanTicks, eq(exportPlanTicks.user_id, owner)),
    db.$count(exportPlanTasks, eq(exportPlanTasks.user_id, owner)),
    db
      .select({ id: people.id, name: users.name, role: people.role })
      .from(people)
      .innerJoin(users, eq(users.id, people.user_id))
      .where(and(eq(people.owner_id, owner), ne(people.user_id, guest)))
      .orderBy(asc(people.id)),
  ])
  return { steps, tasks, people: companions }
}

/** Whether a person has a plan of their own with something in it. */
export async function hasContents(db: Executor, user: number) {
  const [plan] = await db
    .select({ products: exportPlans.products, markets: exportPlans.markets })
    .from(exportPlans)
    .where(eq(exportPlans.user_id, user))
  if (plan && plan.products.length + plan.markets.length > 0) return true
  if ((await db.$count(exportPlanTicks, eq(exportPlanTicks.user_id, user))) > 0) return true
  if ((await db.$count(exportPlanTasks, eq(exportPlanTasks.user_id, user))) > 0) return true
  return (await db.$count(people, eq(people.owner_id, user))) > 0
}

/** Moves a plan with its ticks and tasks to a guest, and with those whom the guest takes along. */
export async function moveOwner(
  db: Executor,
  from: { id: number; email: string },
  to: number,
  along: OfferAcceptance,
) {
  const user_id = to
  await db.delete(exportPlans).where(eq(exportPlans.user_id, to))
  await db.update(exportPlans).set({ user_id }).where(eq(exportPlans.user_id, from.id))
  await db.update(exportPlanTicks).set({ user_id }).where(eq(exportPlanTicks.user_id, from.id))
  await db.update(exportPlanTasks).set({ user_id }).where(eq(exportPlanTasks.user_id, from.id))
  await setPeople(db, from.id, to, along.people)
  const place = and(eq(people.owner_id, from.id), eq(people.user_id, to))
  if (along.former) {
    const editor = { user_id: from.id, email: from.email.toLowerCase(), role: 'editor' as const }
    await db.update(people).set(editor).where(place)
  } else {
    await db.delete(people).where(place)
  }
  await db.update(people).set({ owner_id: to }).where(eq(people.owner_id, from.id))
}

/** Gives those who stay with a plan their roles; the others and open invitations are deleted. */
async function setPeople(
  db: Executor,
  owner: number,
  guest: number,
  kept: OfferAcceptance['people'],
) {
  const ids = kept.map(({ id }) => id)
  const isLeft = and(ne(people.user_id, guest), notInArray(people.id, ids))
  await db.delete(people).where(and(eq(people.owner_id, owner), or(isNull(people.user_id), isLeft)))
  for (const role of planGuests) {
    const ofRole = kept.filter((one) => one.role === role).map(({ id }) => id)
    await db
      .update(people)
      .set({ role })
      .where(and(eq(people.owner_id, owner), inArray(people.id, ofRole)))
  }
}
