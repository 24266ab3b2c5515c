import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it, vi } from 'vitest'
import { sweepTags } from './store-entries'
import { untilChange } from './until-change'

/** A load that says how often it was called. */
function counted() {
  let loads = 0
  return untilChange(() => Promise.resolve((loads += 1)))
}

describe('what is kept until something is published', () => {
  it('is loaded once for each database', async () => {
    const kept = counted()
    const [one, other] = [drizzle.mock(), drizzle.mock()]
    expect([await kept(one), await kept(one), await kept(other)]).toEqual([1, 1, 2])
  })

  it('is loaded again after a publication of anything', async () => {
    const kept = counted()
    const db = drizzle.mock()
    await kept(db)
    sweepTags(['news'])
    expect(await kept(db)).toBe(2)
  })

  it('is loaded again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>()
    load.mockRejectedValueOnce(new Error('away')).mockResolvedValue('there')
    const kept = untilChange(load)
    const db = drizzle.mock()
    await expect(kept(db)).rejects.toThrow('away')
    expect(await kept(db)).toBe('there')
  })
})
