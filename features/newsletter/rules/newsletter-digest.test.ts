import { expect, it } from 'vitest'
import { digestWeek, newSince } from './newsletter-digest'

it.each([
  ['on Sunday at eight in Amman', '2026-11-22T05:00:00Z', '2026-11-22'],
  ['a moment before', '2026-11-22T04:59:59Z', '2026-11-15'],
  ['on Saturday night', '2026-11-21T20:59:59Z', '2026-11-15'],
  ['in the middle of the week', '2026-11-25T12:00:00Z', '2026-11-22'],
  ['where a year begins within the week', '2027-01-01T12:00:00Z', '2026-12-27'],
])('the digest that is due %s is that of its Sunday', (_when, now, week) => {
  expect(digestWeek(new Date(now))).toBe(week)
})

it('an item is new for four weeks', () => {
  expect(newSince('2026-11-22')).toBe('2026-10-25')
})
