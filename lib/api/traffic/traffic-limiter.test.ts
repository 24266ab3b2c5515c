import { describe, expect, it } from 'vitest'
import { trafficLimits } from '../limited-actions'
import { TrafficLimiter } from './traffic-limiter'

const start = Date.parse('2026-11-22T09:00:00Z')

/** How many of some searches of addresses, one after the other, are admitted. */
const admitted = (limiter: TrafficLimiter, addresses: readonly string[]) =>
  addresses.filter((address) => limiter.admit(address, 'search', start) === 0).length

const many = (count: number, address: (part: number) => string) =>
  Array.from({ length: count }, (_, part) => address(part))

describe('T20: the limiter', () => {
  it('admits 60 searches of an address, whatever its neighbours do', () => {
    const limiter = new TrafficLimiter(trafficLimits)
    expect(
      admitted(
        limiter,
        many(200, () => '203.0.113.7'),
      ),
    ).toBe(60)
    expect(
      admitted(
        limiter,
        many(200, () => '203.0.113.8'),
      ),
    ).toBe(60)
  })

  it.each([
    ['IPv4 /24', (part: number) => `203.0.113.${part % 256}`],
    ['IPv6 /56', (part: number) => `2a00:1:2:34${(part % 256).toString(16).padStart(2, '0')}::/64`],
    ['the callers without a known address', () => 'unknown'],
  ])('admits ten times as many of a network: %s', (name, address) => {
    const limiter = new TrafficLimiter(trafficLimits)
    expect(admitted(limiter, many(2_000, address))).toBe(name.includes('known') ? 60 : 600)
  })

  it('does not count for the address what the network refused', () => {
    const limiter = new TrafficLimiter(trafficLimits)
    admitted(
      limiter,
      many(2_000, (part) => `203.0.113.${part % 100}`),
    )
    const [wait] = many(1, () => '203.0.113.200').map((one) => limiter.waitOf(one, 'search', start))
    expect(wait).toBe(61)
    admitted(
      limiter,
      many(100, () => '203.0.113.200'),
    )
    expect(limiter.readChanges(start).filter(({ caller }) => caller === '203.0.113.200')).toEqual(
      [],
    )
  })

  it('shares both levels', () => {
    const limiter = new TrafficLimiter(trafficLimits)
    limiter.admit('203.0.113.7', 'search', start)
    limiter.admit('unknown', 'call', start)
    expect(limiter.readChanges(start).map(({ caller, kind }) => `${kind} ${caller}`)).toEqual([
      'search 203.0.113.7',
      'call unknown',
      'search 203.0.113.0/24',
      'call unknown network',
    ])
  })
})
