import 'server-only'
import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import type { Executor } from '@/lib/db/database'
import { clockTolerance, isTooFarAhead } from '@/lib/db/instants'
import { addresseeColumns, isConfirmedUser } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import {
  buyingRequestAlerts,
  buyingRequestMatches,
  buyingRequestNotices,
  buyingRequests,
} from '@/lib/db/schema/buying-requests'
import { columnPair } from '@/lib/bilingual/columns'
import { countries } from '@/lib/db/schema/geography'
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'

/** How soon a person hears of matching requests. */
export async function findSpeed(db: Executor, userId: number) {
  const [found] = await db
    .select({ speed: buyingRequestAlerts.speed })
    .from(buyingRequestAlerts)
    .where(eq(buyingRequestAlerts.user_id, userId))
  return found?.speed ?? null
}

/** Chooses how soon; requests of before the choice are not told. */
export async function writeSpeed(db: Executor, user_id: number, speed: MailSpeed | null) {
  if (speed === null) {
    await db.delete(buyingRequestAlerts).where(eq(buyingRequestAlerts.user_id, user_id))
    return
  }
  await db
    .insert(buyingRequestAlerts)
    .values({ user_id, speed })
    .onConflictDoUpdate({ target: buyingRequestAlerts.user_id, set: { speed } })
}

/** The person of a mail link, or of a mail; undefined when the account is closed. */
export async function findReader(db: Executor, id: number) {
  const [found] = await db
    .select({
      id: users.id,
      company_id: users.company_id,
      ...addresseeColumns,
      speed: buyingRequestAlerts.speed,
    })
    .from(users)
    .leftJoin(buyingRequestAlerts, eq(buyingRequestAlerts.user_id, users.id))
    .where(and(eq(users.id, id), isActiveUser))
  return found
}

const told = z.object({ user_id: z.number(), request_id: z.number() })

/**
 * Notes that people are told of open requests that fit their companies since they chose to hear of
 * them; returns what is new to each, the best request first. What a mail about follows told them is
 * not new.
 */
export async function insertNotices(
  db: Executor,
  { speed, request, people }: { speed: MailSpeed; request?: number; people?: readonly number[] },
) {
  const { rows } = await db.execute(sql`
    with due as (
      select ${users.id} as user_id, ${buyingRequests.id} as request_id,
        ${buyingRequestMatches.score} as score
      from ${buyingRequestAlerts}
      join ${users} on ${users.id} = ${buyingRequestAlerts.user_id}
      join ${buyingRequestMatches} on ${buyingRequestMatches.company_id} = ${users.company_id}
      join ${buyingRequests} on ${buyingRequests.id} = ${buyingRequestMatches.request_id}
      where ${buyingRequestAlerts.speed} = ${speed}
        and ${isConfirmedUser}
        and ${buyingRequests.state} = 'open'
        and not ${buyingRequests.sample}
        and (${buyingRequestMatches.matched_at} >= ${buyingRequestAlerts.chosen_at}
          or ${isTooFarAhead(buyingRequestAlerts.chosen_at, clockTolerance)})
        and ${request === undefined ? sql`true` : eq(buyingRequests.id, request)}
        and ${people === undefined ? sql`true` : inArray(users.id, [...people])}),
    written as (
      insert into ${buyingRequestNotices} (request_id, user_id)
      select request_id, user_id from due
      on conflict do nothing returning request_id, user_id)
    select user_id, request_id from written join due using (user_id, request_id)
    order by user_id, score desc, request_id`)
  return told.array().parse(rows)
}

/** The next people whose collected alerts are due, by id, who are then told up to now. */
export async function acquireDue(
  db: Executor,
  { speed, before, limit }: { speed: MailSpeed; before: string; limit: number },
): Promise<number[]> {
  const { told_until } = buyingRequestAlerts
  const isDue = or(lt(told_until, before), isTooFarAhead(told_until, clockTolerance))
  const next = db
    .select({ user_id: buyingRequestAlerts.user_id })
    .from(buyingRequestAlerts)
    .where(and(eq(buyingRequestAlerts.speed, speed), isDue))
    .orderBy(asc(buyingRequestAlerts.user_id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(buyingRequestAlerts)
    .set({ told_until: sql`now()` })
    .where(inArray(buyingRequestAlerts.user_id, next))
    .returning({ user_id: buyingRequestAlerts.user_id })
  return rows.map(({ user_id }) => user_id)
}

/** Open requests for a mail. */
export async function selectRequests(db: Executor, ids: readonly number[]) {
  const { id, hs_code, quantity, unit, deadline } = buyingRequests
  return db
    .select({
      ...columnPair(buyingRequests, 'product'),
      ...columnPair(buyingRequests, 'quality'),
      id,
      hs_code,
      quantity,
      unit,
      deadline,
      market: columnPair(countries, 'name'),
    })
    .from(buyingRequests)
    .innerJoin(countries, eq(countries.id, buyingRequests.market_id))
    .where(and(inArray(buyingRequests.id, [...ids]), eq(buyingRequests.state, 'open')))
}

/** Deletes what is kept of a person whose account is closed. */
export async function deleteAlerts(db: Executor, userId: number) {
  await db.delete(buyingRequestAlerts).where(eq(buyingRequestAlerts.user_id, userId))
  await db.delete(buyingRequestNotices).where(eq(buyingRequestNotices.user_id, userId))
}

/** What a person chose, and of which requests they were told. */
export async function selectKept(db: Executor, userId: number) {
  const { request_id, told_at } = buyingRequestNotices
  return db
    .select({ request_id, told_at })
    .from(buyingRequestNotices)
    .where(eq(buyingRequestNotices.user_id, userId))
    .orderBy(asc(request_id))
}
