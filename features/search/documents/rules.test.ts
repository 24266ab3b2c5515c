import { describe, expect, it } from 'vitest'
import { searchTypes } from '../kinds/contract'
import { isOfDirectory, kindWeights, tierOf, tierShares } from './rules'

const ids = Array.from({ length: 64_000 }, (_, place) => place + 1)

describe('the tiers of documents', () => {
  it('put editorial records into tier 0', () => {
    for (const kind of searchTypes.filter((type) => !isOfDirectory(type))) {
      expect(ids.slice(0, 100).every((id) => tierOf(kind, id) === 0)).toBe(true)
    }
  })

  it.each(['companies', 'products', 'services'] as const)('are random samples of %s', (kind) => {
    const share = (tiers: number[]) =>
      ids.filter((id) => tiers.includes(tierOf(kind, id))).length / ids.length
    expect(share([0])).toBe(0)
    expect(share([1]) / tierShares.first).toBeCloseTo(1, 1)
    expect(share([1, 2]) / tierShares.second).toBeCloseTo(1, 1)
  })

  it('distribute multiples of a number evenly', () => {
    const every = ids.filter((id) => id % 64 === 0)
    const first = every.filter((id) => tierOf('products', id) === 1)
    expect(first.length / every.length / tierShares.first).toBeGreaterThan(0.5)
    expect(first.length / every.length / tierShares.first).toBeLessThan(2)
  })
})

it('every kind has a weight below that of a title match', () => {
  expect(Object.values(kindWeights).every((weight) => weight > 0 && weight < 1)).toBe(true)
})
