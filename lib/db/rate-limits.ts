import { sql } from 'drizzle-orm'
import type { Executor } from './handle'
import { rateLimits } from './schema/limits'

/**
 * Counts one use of a key, and resolves with the uses in its period and the milliseconds that are
 * left of it. The counters are rows, so they survive a restart, and the database's clock says when a
 * period is over (RELIABILITY.md F11).
 */
export async function countUse(
  db: Executor,
  { key, seconds }: { key: string; seconds: number },
): Promise<{ uses: number; msLeft: number }> {
  const isOver = sql`counted.expire <= now()`
  const { rows } = await db.execute<{ uses: number; left: string | number }>(sql`
    insert into ${rateLimits} as counted (key, points, expire)
    values (${key}, 1, now() + ${seconds}::int * interval '1 second')
    on conflict (key) do update set
      points = case when ${isOver} then 1 else counted.points + 1 end,
      expire = case when ${isOver} then excluded.expire else counted.expire end
    returning points as uses, extract(epoch from expire - now()) * 1000 as left`)
  const [counted] = rows
  return { uses: counted?.uses ?? 0, msLeft: Number(counted?.left) }
}
