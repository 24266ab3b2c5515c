import { expect, it } from 'vitest'
import { instantOfData, loaded } from './rules'

it('reads a local time of the data as UTC+3', () => {
  expect(instantOfData('2025-02-16T09:00:00')).toBe('2025-02-16T06:00:00.000Z')
})

it('uses nine in the morning for a date without time', () => {
  expect(instantOfData('2026-10-15')).toBe('2026-10-15T06:00:00.000Z')
})

it('omits samples without sample data', () => {
  const records = [{ id: 1, sample: true }, { id: 2, sample: false }, { id: 3 }]
  expect(loaded(records, true)).toHaveLength(3)
  expect(loaded(records, false).map(({ id }) => id)).toEqual([2, 3])
})
