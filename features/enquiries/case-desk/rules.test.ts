import { expect, it } from 'vitest'
import { timeLeft } from './rules'

it.each([
  [59, { unit: 'minute', count: 59, isPast: false }],
  [60, { unit: 'hour', count: 1, isPast: false }],
  [959, { unit: 'hour', count: 15, isPast: false }],
  [960, { unit: 'day', count: 2, isPast: false }],
  [-150, { unit: 'hour', count: 2, isPast: true }],
] as const)('says %i working minutes in the unit in which people say them', (minutes, expected) => {
  expect(timeLeft(minutes)).toEqual(expected)
})
