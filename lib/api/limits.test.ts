import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it, vi } from 'vitest'
import { limitedActions } from './limited-actions'
import { countAgainstLimit } from './limits'
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
})
