import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { concurrencyLimit, SharedWork, Turns } from './concurrency-limit'

afterEach(() => {
  vi.useRealTimers()
})

it('runs as many calls at once as it allows, and the others in their order', async () => {
  const limited = concurrencyLimit('order', { atOnce: 2, waiting: 10 })
  const started: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, number) =>
    limited(async () => {
      started.push(number)
      await promise
      return number
    }),
  )
  await setImmediate()
  expect(started).toEqual([0, 1])
  ends[1]?.resolve()
  await all[1]
  await setImmediate()
  expect(started).toEqual([0, 1, 2])
  for (const end of ends) end.resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

it('continues after a failed call', async () => {
  const limited = concurrencyLimit('failure', { atOnce: 1, waiting: 10 })
  const failed = limited(() => Promise.reject(new Error('full')))
  const next = limited(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('full')
  expect(await next).toBe('done')
})

it('refuses a call when its queue is full', async () => {
  const limited = concurrencyLimit('refusal', { atOnce: 1, waiting: 1 })
  const end = Promise.withResolvers<void>()
  const first = limited(() => end.promise)
  const second = limited(() => Promise.resolve('second'))
  await expect(limited(() => Promise.resolve('third'))).rejects.toMatchObject({
    code: 'unavailable',
  })
  end.resolve()
  await first
  expect(await second).toBe('second')
})

const [attacker, neighbour, stranger] = ['203.0.113.7', '203.0.113.8', '198.51.100.1']
const bounds = {
  total: { atOnce: 4, waiting: 6 },
  address: { atOnce: 2, waiting: 2 },
  network: { atOnce: 3, waiting: 4 },
}

/** Turns whose work lasts until it is told to end; `started` has the callers in the order of their turns. */
function held(given: ConstructorParameters<typeof Turns>[0] = bounds) {
  const turns = new Turns(given)
  const started: (string | null)[] = []
  const ends: (() => void)[] = []
  const ask = async (caller: string | null) => {
    const end = Promise.withResolvers<void>()
    const result = turns.run(by(caller), async () => {
      started.push(caller)
      ends.push(end.resolve)
      await end.promise
    })
    const outcome = result.then(
      () => 'done',
      (error: unknown) => error,
    )
    await setImmediate()
    return outcome
  }
  /** How many of some questions at once are refused at once. */
  const refusedOf = async (callers: readonly (string | null)[]) => {
    const outcomes: unknown[] = []
    for (const caller of callers) void ask(caller).then((outcome) => outcomes.push(outcome))
    await setImmediate()
    await setImmediate()
    return outcomes.filter((outcome) => outcome !== 'done').length
  }
  return { turns, started, ends, ask, refusedOf }
}

const by = (caller: string | null) => (caller === null ? null : { caller })

const times = (count: number, caller: string | null) => Array.from({ length: count }, () => caller)

describe('turns', () => {
  it('are given to one address up to its bound, and its further questions are refused', async () => {
    const { started, refusedOf } = held()
    expect(await refusedOf(times(10, attacker))).toBe(6)
    expect(started).toEqual([attacker, attacker])
  })

  it('are given to the addresses of one network up to its bound', async () => {
    const { started, refusedOf } = held()
    expect(await refusedOf([...times(10, attacker), ...times(10, neighbour)])).toBe(13)
    expect(started).toEqual([attacker, attacker, neighbour])
  })

  it.each([
    ['IPv4 /24', (part: number) => `203.0.113.${part}`],
    ['IPv6 /56', (part: number) => `2a00:1:2:34${part.toString(16).padStart(2, '0')}::/64`],
  ])('count the addresses of a network as one: %s', async (_, address) => {
    const { started, refusedOf } = held()
    expect(await refusedOf(Array.from({ length: 20 }, (_none, part) => address(part)))).toBe(13)
    expect(started).toHaveLength(3)
  })

  it('are left for others while one address has all that wait', async () => {
    const { started, refusedOf } = held()
    await refusedOf(times(10, attacker))
    expect(await refusedOf([stranger])).toBe(0)
    expect(started.at(-1)).toBe(stranger)
  })

  it('are given in total up to their bound, whatever the addresses', async () => {
    const { started, refusedOf } = held()
    const callers = Array.from({ length: 30 }, (_, part) => `10.0.${part}.1`)
    expect(await refusedOf(callers)).toBe(20)
    expect(started).toHaveLength(4)
  })

  it('are given to who waited longest once one ends, past those whose own bound is used up', async () => {
    const { started, ends, ask, refusedOf } = held()
    await refusedOf([...times(3, attacker), neighbour, ...times(2, stranger)])
    expect(started).toEqual([attacker, attacker, neighbour, stranger])
    ends[3]?.()
    await setImmediate()
    expect(started.at(-1)).toBe(stranger)
    ends[0]?.()
    await setImmediate()
    expect(started.at(-1)).toBe(attacker)
    for (const end of ends) end()
    const last = ask(neighbour)
    await setImmediate()
    for (const end of ends) end()
    expect(await last).toBe('done')
  })

  it('are counted for no address where the portal itself asks', async () => {
    const { started, refusedOf } = held()
    await refusedOf(times(10, attacker))
    expect(await refusedOf(times(2, null))).toBe(0)
    expect(started).toEqual([attacker, attacker, null, null])
  })

  it('are refused with the seconds after which to come again', async () => {
    const { ask, refusedOf } = held()
    await refusedOf(times(4, attacker))
    expect(await ask(attacker)).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  })

  it('are waited for no longer than there is patience', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { started, ends, ask } = held({ total: { atOnce: 1, waiting: 1 }, patienceMs: 10_000 })
    const first = ask(attacker)
    const second = ask(attacker)
    await setImmediate()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await second).toMatchObject({ code: 'unavailable' })
    ends[0]?.()
    expect(await first).toBe('done')
    expect(started).toEqual([attacker])
  })

  it('end once, however often it is said', async () => {
    const turns = new Turns({ total: { atOnce: 1, waiting: 0 } })
    const [first, second, third] = [turns.turn(), turns.turn(), turns.turn()]
    await first.wait(null)
    first.end()
    first.end()
    await second.wait(null)
    await expect(third.wait(null)).rejects.toThrow('unavailable')
    second.end()
  })

  it('are given back at once, with the place of who waited for one, by who leaves', async () => {
    const { turns, started, ends, refusedOf } = held()
    await refusedOf(times(2, attacker))
    const client = new AbortController()
    const work = vi.fn(() => Promise.resolve())
    const leaving = [1, 2].map(() =>
      turns.run({ caller: attacker, left: client.signal }, work).catch((error: unknown) => error),
    )
    expect(await refusedOf([attacker])).toBe(1)
    client.abort()
    expect(await Promise.all(leaving)).toMatchObject(
      times(2, 'unavailable').map((code) => ({ code })),
    )
    expect(await refusedOf(times(3, attacker))).toBe(1)
    for (const end of ends) end()
    await setImmediate()
    expect(started).toEqual(times(4, attacker))
    expect(work).not.toHaveBeenCalled()
    const late = turns.run({ caller: stranger, left: client.signal }, work)
    expect(await late).toBeUndefined()
  })
})

describe('shared work', () => {
  it('runs once for all who want it, and is counted for the first alone', async () => {
    const { turns, refusedOf } = held()
    const shared = new SharedWork<string>(turns)
    const end = Promise.withResolvers<string>()
    const work = vi.fn(() => end.promise)
    const results = times(50, attacker).map((caller) => shared.run('page', by(caller), work))
    await setImmediate()
    expect(await refusedOf(times(4, attacker))).toBe(1)
    end.resolve('page')
    expect(new Set(await Promise.all(results))).toEqual(new Set(['page']))
    expect(work).toHaveBeenCalledOnce()
  })

  it('begins in the turn of any of those who want it', async () => {
    const { turns, refusedOf } = held()
    await refusedOf(times(2, attacker))
    const shared = new SharedWork<string>(turns)
    const work = vi.fn(() => Promise.resolve('page'))
    const waiting = shared.run('page', by(attacker), work)
    await setImmediate()
    expect(work).not.toHaveBeenCalled()
    expect(await shared.run('page', by(stranger), work)).toBe('page')
    expect(await waiting).toBe('page')
    expect(work).toHaveBeenCalledOnce()
  })

  it('is waited for by each with a patience of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { turns, ends, ask } = held({ total: { atOnce: 1, waiting: 5 }, patienceMs: 10_000 })
    void ask(attacker)
    await setImmediate()
    const shared = new SharedWork<string>(turns)
    const work = vi.fn(() => Promise.resolve('page'))
    const early = shared.run('page', by(attacker), work).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_000)
    const late = shared.run('page', by(stranger), work)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(await early).toMatchObject({ code: 'unavailable' })
    ends[0]?.()
    expect(await late).toBe('page')
    expect(work).toHaveBeenCalledOnce()
  })

  it('is left by each alone, and not begun once all have left', async () => {
    const { turns, ends, refusedOf } = held()
    await refusedOf(times(2, attacker))
    const shared = new SharedWork<string>(turns)
    const work = vi.fn(() => Promise.resolve('page'))
    const clients = [1, 2, 3].map(() => new AbortController())
    const run = (name: string, left?: AbortSignal) =>
      shared.run(name, { caller: attacker, left }, work).catch(() => 'left')
    const both = [run('both', clients[0]?.signal), run('both')]
    const none = [run('none', clients[1]?.signal), run('none', clients[2]?.signal)]
    for (const client of clients) client.abort()
    expect(await Promise.all(none)).toEqual(['left', 'left'])
    for (const end of ends) end()
    expect(await Promise.all(both)).toEqual(['left', 'page'])
    await setImmediate()
    expect(work).toHaveBeenCalledOnce()
    expect(await run('none')).toBe('page')
  })

  it('refuses at once who joined without a place when the one with a place leaves', async () => {
    const tight = { atOnce: 1, waiting: 1 }
    const turns = new Turns({ total: { atOnce: 9, waiting: 9 }, network: tight, address: tight })
    const [first, second] = [turns.turn(), turns.turn()]
    await first.wait(by(attacker))
    const waits = second.wait(by(attacker)).catch(() => 'left')
    const shared = new SharedWork<string>(turns)
    const client = new AbortController()
    const work = vi.fn(() => Promise.resolve('page'))
    await turns.turn().wait(by(stranger))
    const own = shared.run('page', { caller: stranger, left: client.signal }, work)
    const joined = shared.run('page', by(attacker), work)
    client.abort()
    await expect(own).rejects.toMatchObject({ code: 'unavailable' })
    await expect(joined).rejects.toMatchObject({ code: 'unavailable' })
    expect(work).not.toHaveBeenCalled()
    first.end()
    expect(await waits).toBeUndefined()
  })

  it('runs again for who comes after it was forgotten or has ended', async () => {
    const shared = new SharedWork<string>(new Turns(bounds))
    const end = Promise.withResolvers<string>()
    const first = shared.run('page', by(stranger), () => end.promise)
    shared.forget()
    expect(await shared.run('page', by(stranger), () => Promise.resolve('second'))).toBe('second')
    end.resolve('first')
    expect(await first).toBe('first')
    expect(await shared.run('page', by(stranger), () => Promise.resolve('third'))).toBe('third')
  })
})
