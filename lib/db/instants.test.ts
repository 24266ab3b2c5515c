import { useTestDatabase } from '@/tests/support/test-database'
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Executor } from './handle'
import { isTooFarAhead, span } from './instants'
import { acquireDueJobs } from './jobs'
import { countUse } from './rate-limits'

const database = useTestDatabase()
const seconds = 300

/** As it is for a transaction that began before another one wrote an instant. */
const afterItBegan = <T>(work: (tx: Executor) => Promise<T>) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.01)`)
    return work(tx)
  })

async function isFar(tx: Executor, instant: SQL) {
  const { rows } = await tx.execute(sql`select ${isTooFarAhead(instant, span(seconds))} as far`)
  return rows[0]?.['far']
}

describe('an instant that another transaction wrote since the own one began', () => {
  const end = sql`clock_timestamp() + ${span(seconds)}`

  it('is not too far ahead, and one of a clock two months ahead is', async () => {
    await afterItBegan(async (tx) => {
      expect(await isFar(tx, end)).toBe(false)
      expect(await isFar(tx, sql`${end} + interval '60 days'`)).toBe(true)
    })
  })

  it('holds a job for its runner', async () => {
    await afterItBegan(async (tx) => {
      await tx.execute(sql`delete from jobs`)
      await tx.execute(sql`insert into jobs (name, payload, locked_until)
        values ('held', '{}', ${end})`)
      expect(await acquireDueJobs(tx, { count: 1, seconds })).toEqual([])
    })
  })

  it('keeps the count of a limit', async () => {
    await afterItBegan(async (tx) => {
      await tx.execute(
        sql`insert into rate_limits (key, points, expire) values ('kept', 5, ${end})`,
      )
      expect(await countUse(tx, { key: 'kept', seconds })).toMatchObject({ uses: 6 })
    })
  })
})
