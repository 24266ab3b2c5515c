import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trafficLimits } from '../limited-actions'
import { TrafficCounts } from './traffic-counts'

const office = '203.0.113.7'
const start = Date.parse('2026-11-22T09:00:00Z')
const countsOf = (times: number, seconds = 60, options: { factor?: number; most?: number } = {}) =>
  new TrafficCounts({ ...trafficLimits, search: { times, seconds } }, options)

/** How many of some requests at one instant fit, and are counted. */
function admitted(counts: TrafficCounts, count: number, now: number, caller = office): number {
  let times = 0
  for (let each = 0; each < count; each += 1) {
    if (counts.waitOf(caller, 'search', now) > 0) continue
    counts.count(caller, 'search', now)
    times += 1
  }
  return times
}

describe('T20: the limit of a caller', () => {
  it('admits as many requests as it has, and no more', () => {
    expect(admitted(countsOf(60), 200, start)).toBe(60)
  })

  it('is separate for each caller and each kind', () => {
    const counts = countsOf(60)
    admitted(counts, 60, start)
    expect(counts.waitOf('198.51.100.1', 'search', start)).toBe(0)
    expect(counts.waitOf(office, 'call', start)).toBe(0)
    expect(counts.waitOf(office, 'search', start)).toBeGreaterThan(0)
  })

  it('does not begin again at the turn of a minute: the last one counts as far as the window covers it', () => {
    const counts = countsOf(60)
    expect(admitted(counts, 100, start + 59_000)).toBe(60)
    expect(admitted(counts, 100, start + 61_000)).toBe(1)
    expect(admitted(counts, 100, start + 90_000)).toBe(29)
  })

  it('is a multiple of it for a network', () => {
    expect(admitted(countsOf(60, 60, { factor: 10 }), 1_000, start)).toBe(600)
  })

  it('returns the seconds to wait, which a refused request does not prolong', () => {
    const counts = countsOf(60)
    admitted(counts, 60, start + 30_000)
    expect(counts.waitOf(office, 'search', start + 30_000)).toBe(31)
    admitted(counts, 500, start + 40_000)
    expect(counts.waitOf(office, 'search', start + 40_000)).toBe(21)
  })

  it('counts what is known only after the answer, also above the limit', () => {
    const counts = countsOf(2)
    for (let time = 0; time < 4; time += 1) counts.count(office, 'search', start)
    expect(counts.waitOf(office, 'search', start)).toBe(105)
  })

  it('counts a clock that goes back a little as the same minute, and one that was set back as new', () => {
    const counts = countsOf(60)
    admitted(counts, 60, start)
    expect(counts.waitOf(office, 'search', start - 5)).toBeGreaterThan(0)
    expect(counts.waitOf(office, 'search', start - 86_400_000)).toBe(0)
  })

  it('says once a minute that a refusal of a caller is the first', () => {
    const counts = countsOf(60)
    expect(counts.isFirstRefusal(office, start)).toBe(true)
    expect(counts.isFirstRefusal(office, start + 59_000)).toBe(false)
    expect(counts.isFirstRefusal('unknown', start)).toBe(true)
    expect(counts.isFirstRefusal(office, start + 60_000)).toBe(true)
  })

  it('remembers no more callers than it may: one that goes on is kept, one that is silent forgotten', () => {
    const counts = countsOf(1, 60, { most: 100 })
    admitted(counts, 1, start)
    let most = 0
    for (let part = 0; part < 1_000; part += 1) {
      counts.count(`2a00:0:${part}:0::/64`, 'search', start)
      counts.count(office, 'not-found', start)
      most = Math.max(most, counts.size)
    }
    expect(most).toBeLessThanOrEqual(100)
    expect(counts.readChanges(start).length).toBeLessThanOrEqual(101)
    expect(counts.waitOf(office, 'search', start)).toBeGreaterThan(0)
    expect(counts.waitOf('2a00:0:5:0::/64', 'search', start)).toBe(0)
  })
})

describe('T20: whatever a caller sends', () => {
  /** Pauses between requests in milliseconds, and how many come at once. */
  const traffic = fc.array(fc.tuple(fc.nat({ max: 20_000 }), fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    maxLength: 80,
  })
  const limits = fc.record({
    times: fc.integer({ min: 1, max: 40 }),
    seconds: fc.integer({ min: 1, max: 90 }),
  })

  it('no period of the clock has more than the limit, and no window twice as many', () => {
    const check = fc.property(limits, traffic, ({ times, seconds }, bursts) => {
      const counts = countsOf(times, seconds)
      const length = seconds * 1_000
      const instants: number[] = []
      let now = start
      for (const [pause, count] of bursts) {
        now += pause
        const at = now
        instants.push(...Array.from({ length: admitted(counts, count, at) }, () => at))
      }
      const most = (within: (from: number, other: number) => boolean) =>
        Math.max(0, ...instants.map((from) => instants.filter((at) => within(from, at)).length))
      const inPeriod = most((one, at) => Math.floor(one / length) === Math.floor(at / length))
      const inWindow = most((from, at) => at >= from && at < from + length)
      expect(inPeriod).toBeLessThanOrEqual(times)
      expect(inWindow).toBeLessThan(2 * times + 1)
    })
    fc.assert(check)
  })

  it('a request is admitted after the seconds that a refusal named, and not a second before', () => {
    const check = fc.property(limits, traffic, ({ times, seconds }, bursts) => {
      const counts = countsOf(times, seconds)
      let now = start
      for (const [pause, count] of bursts) {
        now += pause
        admitted(counts, count, now)
      }
      const wait = counts.waitOf(office, 'search', now)
      expect(Number.isInteger(wait)).toBe(true)
      expect(wait).toBeLessThanOrEqual(2 * seconds)
      if (wait > 1) {
        expect(counts.waitOf(office, 'search', now + (wait - 1) * 1_000 - 1)).toBeGreaterThan(0)
      }
      expect(counts.waitOf(office, 'search', now + wait * 1_000)).toBe(0)
    })
    fc.assert(check)
  })
})

describe('two instances that exchange what they have counted', () => {
  /** The shared counts, as the database adds them up. */
  function sharedCounts() {
    const totals = new Map<string, number>()
    return (counts: TrafficCounts, now: number, clock = now) => {
      const changes = counts.readChanges(now).map(({ caller, kind, seconds, added }) => {
        const period = Math.floor(clock / (seconds * 1_000))
        const key = `${kind} ${period} ${caller}`
        totals.set(key, (totals.get(key) ?? 0) + added)
        return { caller, kind, period, total: totals.get(key) ?? 0 }
      })
      if (changes.length > 0) counts.addTotals(changes, clock, now)
      return changes.length
    }
  }

  it('admit together what one admits', () => {
    const [one, other, exchange] = [countsOf(60), countsOf(60), sharedCounts()]
    expect(admitted(one, 40, start)).toBe(40)
    expect(admitted(other, 15, start)).toBe(15)
    exchange(one, start)
    exchange(other, start)
    expect(admitted(other, 40, start + 1_000)).toBe(5)
    exchange(other, start + 1_000)
    admitted(one, 1, start + 1_500)
    exchange(one, start + 2_000)
    expect(admitted(one, 40, start + 2_000)).toBe(0)
  })

  it('send nothing while nothing was counted, and nothing twice', () => {
    const [counts, exchange] = [countsOf(60), sharedCounts()]
    expect(exchange(counts, start)).toBe(0)
    admitted(counts, 3, start)
    counts.waitOf(office, 'search', start)
    expect(exchange(counts, start)).toBe(1)
    expect(exchange(counts, start + 1_000)).toBe(0)
    expect(admitted(counts, 100, start)).toBe(57)
  })

  it('F11: count by the clock of the database, however wrong their own are', () => {
    const [one, other, exchange] = [countsOf(60), countsOf(60), sharedCounts()]
    const late = start - 5 * 60_000
    admitted(one, 1, start)
    admitted(other, 1, late)
    exchange(one, start, start)
    exchange(other, late, start)
    admitted(one, 50, start)
    exchange(one, start, start)
    admitted(other, 1, late)
    exchange(other, late, start)
    expect(admitted(other, 60, late)).toBeLessThanOrEqual(9)
  })
})
