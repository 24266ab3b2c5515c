import { expect, it } from 'vitest'
import { reviewDay } from './review-day'

it.each([
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-25'],
  ['a Wednesday, over the weekend', '2026-11-25T09:00:00Z', '2026-11-30'],
  ['a Friday', '2026-11-27T09:00:00Z', '2026-12-01'],
  ['a Saturday that is a Sunday in Amman', '2026-11-28T22:30:00Z', '2026-12-02'],
])('what is submitted on %s is reviewed within three working days', (_, submitted, day) => {
  expect(reviewDay(submitted)).toBe(day)
})
