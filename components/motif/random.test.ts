import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInList, seeded } from './random'

const draw = (seed: string) => {
  const random = seeded(seed)
  return Array.from({ length: 8 }, () => random.next())
}

describe('seeded', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(draw(one)).toEqual(draw(one))
        if (one !== other) expect(draw(one)).not.toEqual(draw(other))
      }),
    )
  })

  it('stays within what was asked for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(50),
        (seed, least, span) => {
          const random = seeded(seed)
          const [part, whole] = [
            random.between(least, least + span),
            random.whole(least, least + span),
          ]
          expect(part).toBeGreaterThanOrEqual(least)
          expect(part).toBeLessThanOrEqual(least + span)
          expect(Number.isInteger(whole) && whole >= least && whole <= least + span).toBe(true)
          expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']))
        },
      ),
    )
  })

  it('reaches all parts of the range alike', () => {
    const random = seeded('even')
    const counts = [0, 0, 0, 0]
    for (let at = 0; at < 4000; at += 1) {
      const quarter = random.whole(0, 3)
      counts[quarter] = (counts[quarter] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(900)
  })
})

describe('placeInList', () => {
  it('counts on from one record to the next', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]+-$/), fc.nat(1_000_000), (kind, number) => {
        expect(placeInList(`${kind}${number + 1}`)).toBe(placeInList(`${kind}${number}`) + 1)
      }),
    )
  })
})
