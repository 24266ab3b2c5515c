import 'server-only'
import { eraseAskedBuyers } from '@/lib/db/asked-people'
import type { Executor } from '@/lib/db/database'
import { occasionNames } from '@/lib/db/codes/outcomes'
import { buyingRequestOffers, buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'

/** Takes the buyers of requests out of the questions what came of them, before these are deleted. */
export async function eraseAsked(db: Executor, ids: readonly number[]) {
  const { request_id, company_id } = buyingRequestOffers
  const offers = await db
    .select({ request_id, company_id })
    .from(buyingRequestOffers)
    .where(inArray(request_id, [...ids]))
  const introduced = await db
    .select({ id: introductions.id })
    .from(introductions)
    .where(inArray(introductions.request_id, [...ids]))
  await eraseAskedBuyers(db, [
    ...offers.map((one) => occasionNames.offer(one.request_id, one.company_id)),
    ...introduced.map(({ id }) => occasionNames.introduction(id)),
  ])
}

export async function deleteRequests(db: Executor, ids: readonly number[]) {
  await db.delete(buyingRequests).where(inArray(buyingRequests.id, [...ids]))
}

const chunk = 200

/** Open requests whose last day for offers is over. */
export async function selectOverdue(db: Executor, day: string) {
  return db
    .select({ id: buyingRequests.id })
    .from(buyingRequests)
    .where(and(eq(buyingRequests.state, 'open'), lt(buyingRequests.deadline, day)))
    .orderBy(asc(buyingRequests.id))
    .limit(chunk)
}

/** Requests that nobody confirmed within seven days, or that ended 24 months ago. */
export async function selectForgotten(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: buyingRequests.id })
    .from(buyingRequests)
    .where(
      sql`(${buyingRequests.state} = 'unconfirmed'
          and ${buyingRequests.created_at} < now() - interval '7 days')
        or (${buyingRequests.state} in ('refused', 'closed')
          and ${buyingRequests.updated_at} < now() - interval '24 months')`,
    )
    .limit(chunk)
  return rows.map(({ id }) => id)
}
