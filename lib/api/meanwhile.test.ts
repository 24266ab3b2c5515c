import { expect, it } from 'vitest'
import { changedMeanwhile, meanwhileOf } from './meanwhile'
import { Problem } from './problem'

it('a conflict says who changed the record, and when', () => {
  const change = { version: 4, at: '2026-11-21T10:00:00.000Z', by: 'Rana Haddad' }
  const problem = changedMeanwhile(change)
  expect(problem.status).toBe(409)
  expect(meanwhileOf(problem)).toEqual(change)
})

it('another failure says nothing of it', () => {
  expect(meanwhileOf(new Problem('conflict'))).toBeNull()
  expect(meanwhileOf(new Problem('invalid', { fields: { version: ['1'] } }))).toBeNull()
  expect(meanwhileOf(new Error('away'))).toBeNull()
})
