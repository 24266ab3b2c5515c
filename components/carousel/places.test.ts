import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstShown, slickIndex, stepFrom, swipeScroll } from './places'

const english = { count: 10, shown: 3, mirrored: false }
const arabic = { count: 10, shown: 3, mirrored: true }

describe('a place in the track', () => {
  it('is counted from the left in English, and begins at count less shown in Arabic', () => {
    expect(slickIndex(0, english)).toBe(0)
    expect(slickIndex(0, arabic)).toBe(7)
  })

  it('goes back by one in the track when an Arabic reader goes on by one', () => {
    expect(slickIndex(1, arabic)).toBe(6)
    expect(slickIndex(1, english)).toBe(1)
  })

  it('is found again from the track, also after a round', () => {
    const tracks = fc
      .record({ count: fc.integer({ min: 2, max: 30 }), mirrored: fc.boolean() })
      .chain(({ count, mirrored }) =>
        fc.record({
          count: fc.constant(count),
          mirrored: fc.constant(mirrored),
          shown: fc.integer({ min: 1, max: count - 1 }),
          first: fc.integer({ min: 0, max: count - 1 }),
          rounds: fc.integer({ min: -2, max: 2 }),
        }),
      )
    fc.assert(
      fc.property(tracks, ({ first, rounds, ...track }) => {
        const index = slickIndex(first, track) + rounds * track.count
        expect(firstShown(index, track)).toBe(first)
      }),
    )
  })
})

describe('a step', () => {
  it('moves by the scroll of the view', () => {
    expect(stepFrom(2, 1, 10, 2)).toBe(4)
    expect(stepFrom(4, -1, 10, 2)).toBe(2)
  })

  it('goes round, and never passes over the first slide', () => {
    expect(stepFrom(9, 1, 10, 2)).toBe(10)
    expect(stepFrom(1, -1, 10, 2)).toBe(0)
    expect(stepFrom(0, -1, 10, 2)).toBe(-2)
  })

  it('stays within the copies that stand at each end of the track', () => {
    const steps = fc.record({
      count: fc.integer({ min: 5, max: 30 }),
      shown: fc.integer({ min: 1, max: 4 }),
      first: fc.nat({ max: 29 }),
      step: fc.constantFrom(1 as const, -1 as const),
      scroll: fc.integer({ min: 1, max: 4 }),
      mirrored: fc.boolean(),
    })
    fc.assert(
      fc.property(steps, ({ first, step, scroll, ...track }) => {
        fc.pre(scroll <= track.shown && first < track.count)
        const index = slickIndex(stepFrom(first, step, track.count, scroll), track)
        const rest = slickIndex(first, track)
        expect(Math.abs(index - rest)).toBeLessThanOrEqual(scroll)
        expect(index).toBeGreaterThanOrEqual(-track.shown - track.count)
      }),
    )
  })
})

describe('a swipe', () => {
  it('moves as far as a step where the slides are a multiple of it', () => {
    expect(swipeScroll(2, { count: 10, shown: 4, mirrored: true })).toBe(2)
    expect(swipeScroll(2, english)).toBe(2)
  })

  it('moves by one where react-slick would place the last slides wrongly', () => {
    expect(swipeScroll(2, { count: 11, shown: 4, mirrored: false })).toBe(1)
    expect(swipeScroll(2, arabic)).toBe(1)
  })
})
