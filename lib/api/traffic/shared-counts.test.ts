import { addTrafficCounts, deleteEndedCounts } from '@/lib/db/traffic-counts'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trafficLimits } from '../limited-actions'
import { exchangeCounts } from './shared-counts'
import { TrafficLimiter } from './traffic-limiter'

const database = useTestDatabase()
const limit = trafficLimits.call.times

/** The window is a day, so that no test runs across its end. */
const instance = () =>
  new TrafficLimiter({ ...trafficLimits, call: { times: limit, seconds: 86_400 } })

const admitted = (limiter: TrafficLimiter, address: string, count: number) =>
  Array.from({ length: count }, () => limiter.admit(address, 'call', Date.now())).filter(
    (wait) => wait === 0,
  ).length

const rows = async () => {
  const found = await database.db.execute<{ key: string; points: number }>(
    sql`select key, points from rate_limits where key like 'traffic:%' order by key`,
  )
  return found.rows
}

describe('T20: instances that share one database', () => {
  it('admit together what one admits', async () => {
    const [one, other] = [instance(), instance()]
    admitted(one, '203.0.113.7', limit - 50)
    admitted(other, '203.0.113.7', 30)
    await exchangeCounts(one)
    await exchangeCounts(other)
    expect(admitted(other, '203.0.113.7', 100)).toBe(20)
    await exchangeCounts(other)
    expect(admitted(one, '203.0.113.7', 1)).toBe(1)
    await exchangeCounts(one)
    expect(admitted(one, '203.0.113.7', 100)).toBe(0)
  })

  it('count IPv6 addresses and kinds apart', async () => {
    const [one, other] = [instance(), instance()]
    const address = '2a00:1:2:34ff::/64'
    admitted(one, address, limit)
    one.count(address, 'search', Date.now())
    await exchangeCounts(one)
    admitted(other, address, 1)
    await exchangeCounts(other)
    expect(admitted(other, address, 1)).toBe(0)
    expect(admitted(other, '2a00:1:2:34fe::/64', 1)).toBe(1)
    expect(other.waitOf(address, 'search', Date.now())).toBe(0)
  })

  it('ask the database nothing while nothing was counted', async () => {
    const before = await rows()
    const limiter = instance()
    limiter.waitOf('203.0.113.7', 'call', Date.now())
    await exchangeCounts(limiter)
    expect(await rows()).toEqual(before)
  })

  it('F11: learn the time of the database', async () => {
    const change = { caller: 'n', kind: 'call', seconds: 60, added: 2 }
    const { clock, totals } = await addTrafficCounts(database.db, [change])
    const { rows: found } = await database.db.execute<{ now: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    )
    expect(Math.abs((found[0]?.now ?? 0) - clock)).toBeLessThan(60_000)
    expect(totals).toMatchObject([{ caller: 'n', kind: 'call', total: 2 }])
  })

  it('do not wait for each other when they count the same callers in another order', async () => {
    const changes = Array.from({ length: 200 }, (_, part) => ({
      caller: `198.51.${part}.0/24`,
      kind: 'page',
      seconds: 86_400,
      added: 1,
    }))
    const rounds = Array.from({ length: 20 }, (_, round) =>
      addTrafficCounts(database.db, round % 2 === 0 ? changes : changes.toReversed()),
    )
    const answers = await Promise.all(rounds)
    expect(Math.max(...answers.flatMap(({ totals }) => totals.map(({ total }) => total)))).toBe(20)
  })

  it('delete counts whose time is over, of every limit, and no others', async () => {
    await database.db.execute(
      sql`insert into rate_limits (key, points, expire) values
            ('login:1', 1, now() - interval '1 minute'), ('login:2', 1, now() + interval '1 minute')`,
    )
    await database.db.execute(
      sql`update rate_limits set expire = now() - interval '1 second' where key like 'traffic:page:%'`,
    )
    await deleteEndedCounts(database.db)
    const keys = (await rows()).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('traffic:page:'))).toEqual([])
    expect(keys.some((key) => key.startsWith('traffic:'))).toBe(true)
    const { rows: logins } = await database.db.execute(
      sql`select key from rate_limits where key like 'login:%'`,
    )
    expect(logins).toEqual([{ key: 'login:2' }])
  })
})
