import { describe, expect, it } from 'vitest'
import { lookOf, spread } from './drawing'

describe('the look of a series', () => {
  it('has one of five inks', () => {
    const inks = Array.from({ length: 12 }, (_, index) => lookOf(index).ink)
    expect(new Set(inks).size).toBe(5)
  })

  it('shares neither ink nor pattern with its neighbours', () => {
    for (let index = 1; index < 20; index += 1) {
      const [before, now] = [lookOf(index - 1), lookOf(index)]
      expect(now.ink).not.toBe(before.ink)
      expect(now.pattern).not.toBe(before.pattern)
    }
  })

  it('is never that of another series, up to twenty-five', () => {
    const looks = Array.from({ length: 25 }, (_, index) => lookOf(index))
    expect(new Set(looks.map(({ ink, pattern }) => `${ink} ${pattern}`)).size).toBe(25)
  })
})

describe('labels at the end of lines', () => {
  it('move apart in their order where they are too close, within the plot', () => {
    expect(spread([50, 52, 10], { low: 0, high: 100, gap: 17 })).toEqual([50, 67, 10])
    expect(spread([95, 96], { low: 0, high: 100, gap: 17 })).toEqual([83, 100])
  })
})
