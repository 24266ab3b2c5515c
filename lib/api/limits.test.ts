import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it, vi } from 'vitest'
import { limitedActions } from './limited-actions'
import { countAddress, countAgainstLimit, countedFirst } from './limits'
import type { Problem } from './problem'

const database = useTestDatabase()
const { times, seconds } = limitedActions.consultation

async function attempt(count: number, caller: string) {
  const results = await Promise.allSettled(
    Array.from({ length: count }, () => countAgainstLimit('consultation', caller)),
  )
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('a limited action', () => {
  it('is allowed its number of times and no more, also for concurrent calls', async () => {
    expect(await attempt(times * 3, '203.0.113.1')).toBe(times)
  })

  it('returns the seconds after which it is allowed again', async () => {
    await attempt(times, '203.0.113.2')
    const refusal = countAgainstLimit('consultation', '203.0.113.2')
    await expect(refusal).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(refusal).rejects.toSatisfy(
      ({ retryAfter }: Problem) => Number(retryAfter) > 0 && Number(retryAfter) <= seconds,
    )
  })

  it('is counted separately for each caller and each action', async () => {
    await attempt(times, '203.0.113.3')
    await expect(countAgainstLimit('consultation', '203.0.113.4')).resolves.toBeUndefined()
    await expect(countAgainstLimit('feedback', '203.0.113.3')).resolves.toBeUndefined()
  })

  it('is allowed again when its time is over', async () => {
    await attempt(times, '203.0.113.5')
    await database.db.execute(`update rate_limits set expire = now() - interval '1 second'`)
    await expect(countAgainstLimit('consultation', '203.0.113.5')).resolves.toBeUndefined()
  })

  it('F11 is not allowed again by an instance whose clock is a day ahead', async () => {
    await attempt(times, '203.0.113.6')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    expect(await attempt(1, '203.0.113.6')).toBe(0)
    vi.useRealTimers()
  })

  it('is counted in the database, so that a restart keeps the count', async () => {
    const { rows } = await database.db.execute(
      `select points from rate_limits where key = 'consultation:203.0.113.1'`,
    )
    expect(rows).toEqual([{ points: times * 3 }])
  })

  it('is allowed to an IPv6 network ten times as often as to one of its addresses', async () => {
    const addresses = Array.from(
      { length: times * 12 },
      (_, part) => `2a00:1:2:34${part.toString(16).padStart(2, '0')}::/64`,
    )
    const allowed = async (address: string) =>
      countAddress('consultation', address).then(
        () => true,
        () => false,
      )
    const results = []
    for (const address of addresses) results.push(await allowed(address))
    expect(results.filter(Boolean)).toHaveLength(times * 10)
    expect(await allowed('2a00:1:2:3500::/64')).toBe(true)
  })

  it('is not counted for the network of an IPv4 address, which many customers share', async () => {
    const all = Array.from({ length: times * 12 }, (_, part) => `192.0.2.${part}`)
    await expect(
      Promise.all(all.map((one) => countAddress('consultation', one))),
    ).resolves.toBeDefined()
  })
})

describe('an action that is counted before its work', () => {
  const form = { action: 'consultation', caller: 'counted first' } as const
  const report = { action: 'feedback', caller: 'counted first' } as const
  const none = () => Promise.resolve()
  const refused = () => Promise.reject(new Error('refused'))

  it('is done no more often at once than is allowed', async () => {
    let done = 0
    const work = () => Promise.resolve(void (done += 1))
    await Promise.allSettled(
      Array.from({ length: times * 3 }, () => countedFirst([{ ...form, caller: 'at once' }], work)),
    )
    expect(done).toBe(times)
  })

  it('uses up nothing where its work fails, however often', async () => {
    const tries = Array.from({ length: times * 3 }, () => countedFirst([form, report], refused))
    await Promise.allSettled(tries)
    for (let time = 0; time < times; time += 1) await countedFirst([form, report], none)
    await expect(countedFirst([form, report], none)).rejects.toThrow('too_many_requests')
  })

  it('uses up nothing of one limit where another refuses it', async () => {
    const { rows } = await database.db.execute(
      `select points from rate_limits where key = 'feedback:counted first'`,
    )
    expect(rows).toEqual([{ points: times }])
  })
})
