import { expect, it } from 'vitest'
import { answersForSpeed, speedOf } from './quotation-reminders'

it.each([
  ['day', 24],
  ['days', 25],
  ['days', 72],
  ['week', 168],
  [null, 169],
])('a company is called %s for a median of %i hours', (speed, hours) => {
  expect(speedOf(answersForSpeed, hours)).toBe(speed)
})

it('a company has no speed below five answers', () => {
  expect(speedOf(answersForSpeed - 1, 1)).toBeNull()
  expect(speedOf(0, null)).toBeNull()
})
