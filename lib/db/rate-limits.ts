import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from './handle'
import { isTooFarAhead, span } from './instants'
import { rateLimits } from './schema/limits'

/**
 * Counts one use of a key, and resolves with the uses in its period and the milliseconds that are
 * left of it. The counters are rows, so they survive a restart, and the database's clock says when a
 * period is over (RELIABILITY.md F11). One that ends later than a period from now is over, too: the
 * clock ran ahead when it began.
 */
export async function countUse(
  db: Executor,
  { key, seconds }: { key: string; seconds: number },
): Promise<{ uses: number; msLeft: number }> {
  const end = sql`counted.expire`
  const isOver = sql`(${end} <= now() or ${isTooFarAhead(end, span(seconds))})`
  const { rows } = await db.execute<{ uses: number; left: string | number }>(sql`
    insert into ${rateLimits} as counted (key, points, expire)
    values (${key}, 1, now() + ${span(seconds)})
    on conflict (key) do update set
      points = case when ${isOver} then 1 else counted.points + 1 end,
      expire = case when ${isOver} then excluded.expire else counted.expire end
    returning points as uses, extract(epoch from expire - now()) * 1000 as left`)
  const [counted] = rows
  return { uses: counted?.uses ?? 0, msLeft: Number(counted?.left) }
}

/** Takes one use of a key back, of which nothing came. */
export async function returnUse(db: Executor, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.points, 0)))
}
