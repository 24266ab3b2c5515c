import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { RefusalKind } from '@/lib/db/codes/refusals'
import { refusedTraffic } from '@/lib/db/schema/refused-traffic'
import type { RefusedCount } from '@/lib/metrics/refused-traffic'
import { desc, gte, lt, sql } from 'drizzle-orm'

const { day, network, kind, times } = refusedTraffic

const placeOf = (count: RefusedCount) => `${count.network} ${count.kind}`

/** Adds refusals of a day; in a fixed order, so that instances do not deadlock. */
export async function addRefused(db: Executor, on: string, counts: readonly RefusedCount[]) {
  const rows = counts.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  await db
    .insert(refusedTraffic)
    .values(rows.map((row) => ({ day: on, ...row })))
    .onConflictDoUpdate({
      target: [day, network, kind],
      set: { times: sql`${times} + excluded.times` },
    })
}

export async function deleteRefusedBefore(db: Executor, on: string) {
  await db.delete(refusedTraffic).where(lt(day, on))
}

const sumOf = (one: RefusalKind) =>
  sql<number>`coalesce(sum(${times}) filter (where ${kind} = ${one}), 0)::int`

const sums = { limited: sumOf('limited'), refused: sumOf('refused'), login: sumOf('login') }

/** The refusals of each day that has some. */
export async function selectByDay(db: Executor, since: string) {
  return db
    .select({ day, times: sums })
    .from(refusedTraffic)
    .where(gte(day, since))
    .groupBy(day)
    .orderBy(day)
}

/** The networks with the most refusals. */
export async function selectByNetwork(db: Executor, since: string, limit: number) {
  return db
    .select({ network, times: sums, last_day: sql<string>`max(${day})::text` })
    .from(refusedTraffic)
    .where(gte(day, since))
    .groupBy(network)
    .orderBy(desc(sql`sum(${times})`), network)
    .limit(limit)
}

export async function countNetworks(db: Executor, since: string): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(distinct ${network})::int` })
    .from(refusedTraffic)
    .where(gte(day, since))
  return found?.total ?? 0
}
