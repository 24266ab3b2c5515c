import { expect, it } from 'vitest'
import { conflictOf } from './edit-conflict'
import { Problem } from './problem'

it('a conflict says who changed the record, and when', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const fields = { version: ['4'], changed_at: [at], changed_by: ['Rana Haddad'] }
  const expected = { version: 4, at, by: 'Rana Haddad' }
  expect(conflictOf(new Problem('conflict', { fields }))).toEqual(expected)
})

it('another failure is no edit conflict', () => {
  expect(conflictOf(new Problem('conflict'))).toBeNull()
  expect(conflictOf(new Problem('invalid', { fields: { version: ['1'] } }))).toBeNull()
  expect(conflictOf(new Error('away'))).toBeNull()
})
