import { expect, it } from 'vitest'
import { meanwhileOf } from './meanwhile'
import { Problem } from './problem'

it('a conflict says who changed the record, and when', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const fields = { version: ['4'], changed_at: [at], changed_by: ['Rana Haddad'] }
  const expected = { version: 4, at, by: 'Rana Haddad' }
  expect(meanwhileOf(new Problem('conflict', { fields }))).toEqual(expected)
})

it('another failure says nothing of it', () => {
  expect(meanwhileOf(new Problem('conflict'))).toBeNull()
  expect(meanwhileOf(new Problem('invalid', { fields: { version: ['1'] } }))).toBeNull()
  expect(meanwhileOf(new Error('away'))).toBeNull()
})
