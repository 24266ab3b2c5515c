import { sql } from 'drizzle-orm'
import type { Executor } from './handle'
import { rateLimits } from './schema/limits'

interface Change {
  caller: string
  kind: string
  seconds: number
  added: number
}

const prefix = 'traffic'

/** Periods a row is kept after its own: a reader may be late. */
const keptPeriods = 2

/**
 * Adds what this instance has counted to the shared counts of the current period, and reads their
 * totals, in one statement. The database's clock says which period it is (RELIABILITY.md F11).
 */
export async function addTrafficCounts(db: Executor, changes: readonly Change[]) {
  const column = <K extends keyof Change>(name: K) => changes.map((change) => change[name])
  const { rows } = await db.execute<{ key: string; points: number; clock: string | number }>(sql`
    insert into ${rateLimits} as counted (key, points, expire)
    select ${prefix} || ':' || kind || ':' || floor(extract(epoch from now()) / seconds) || ':' || caller,
      added, now() + seconds * ${keptPeriods} * interval '1 second'
    from unnest(
      ${sql.param(column('caller'))}::text[], ${sql.param(column('kind'))}::text[],
      ${sql.param(column('seconds'))}::int[], ${sql.param(column('added'))}::int[]
    ) as given (caller, kind, seconds, added)
    order by 1
    on conflict (key) do update set points = counted.points + excluded.points
    returning key, points, extract(epoch from clock_timestamp()) * 1000 as clock`)
  const totals = rows.map(({ key, points }) => {
    const [, kind = '', period = '', ...caller] = key.split(':')
    return { kind, period: Number(period), caller: caller.join(':'), total: points }
  })
  return { totals, clock: Number(rows[0]?.clock ?? Number.NaN) }
}

/** Deletes the counts of all limits whose periods are over. */
export async function deleteEndedCounts(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${rateLimits} where expire < now()`)
}
