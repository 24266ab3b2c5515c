import { describe, expect, it } from 'vitest'
import { searchTypes } from '../kinds/contract'
import { isOfDirectory, kindWeights, sampleShare, tierOf, weightOf } from './kind-weights'

const ids = Array.from({ length: 64_000 }, (_, place) => place + 1)

describe('the tiers of documents', () => {
  it('put editorial records into tier 0', () => {
    for (const kind of searchTypes.filter((type) => !isOfDirectory(type))) {
      expect(ids.slice(0, 100).every((id) => tierOf(kind, id) === 0)).toBe(true)
    }
  })

  it.each(['companies', 'products', 'services'] as const)(
    'have a random sample of %s in tier 1',
    (kind) => {
      const tiers = ids.map((id) => tierOf(kind, id))
      expect(tiers).not.toContain(0)
      expect(tiers.filter((tier) => tier === 1).length / ids.length / sampleShare).toBeCloseTo(1, 1)
    },
  )

  it('distribute multiples of a number evenly', () => {
    const every = ids.filter((id) => id % 64 === 0)
    const sampled = every.filter((id) => tierOf('products', id) === 1)
    expect(sampled.length / every.length / sampleShare).toBeGreaterThan(0.5)
    expect(sampled.length / every.length / sampleShare).toBeLessThan(2)
  })
})

it('every kind has a weight below that of a title match', () => {
  expect(Object.values(kindWeights).every((weight) => weight > 0 && weight < 1)).toBe(true)
})

it('figures count more than pictures of them, and these more than studies', () => {
  const weights = ['statistics', 'infographics', 'studies'].map((data_type) =>
    weightOf('statistics', { data_type }),
  )
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(new Set(weights).size).toBe(3)
})
