import { expect, it } from 'vitest'
import { lastDue } from './rules'

it.each([
  ['daily', 'at eight in Amman', '2026-11-24T05:00:00Z', '2026-11-24T05:00:00.000Z'],
  ['daily', 'a moment before', '2026-11-24T04:59:59Z', '2026-11-23T05:00:00.000Z'],
  ['daily', 'after midnight in Amman', '2026-11-23T21:30:00Z', '2026-11-23T05:00:00.000Z'],
  ['weekly', 'on Sunday at eight', '2026-11-22T05:00:00Z', '2026-11-22T05:00:00.000Z'],
  ['weekly', 'on Sunday a moment before', '2026-11-22T04:59:59Z', '2026-11-15T05:00:00.000Z'],
  ['weekly', 'on Thursday', '2026-11-26T12:00:00Z', '2026-11-22T05:00:00.000Z'],
] as const)('%s alerts are due %s', (speed, _when, now, due) => {
  expect(lastDue(speed, new Date(now))).toBe(due)
})
