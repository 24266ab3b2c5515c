import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable, isUniqueViolation, StorageFull } from './errors'
import { readError } from './pool'

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`error ${code}`), { code, severity: 'ERROR', ...more })

describe('an error of the database is read as', () => {
  test.each(['57014', '55P03', '40P01', '40001', '53300', '57P01', '57P03', '08006', '25P03'])(
    'unavailable for SQLSTATE %s',
    (code) => {
      const error = withCode(code)
      expect(readError(error)).toBeInstanceOf(DatabaseUnavailable)
      expect(readError(error).cause).toBe(error)
    },
  )

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('unavailable for "%s"', (message) => {
    expect(readError(new Error(message))).toBeInstanceOf(DatabaseUnavailable)
  })

  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('unavailable for %s of the system', (code) => {
    const broken = Object.assign(new Error(`write ${code}`), { code, syscall: 'write' })
    expect(readError(broken)).toBeInstanceOf(DatabaseUnavailable)
  })

  test('a full storage for SQLSTATE 53100', () => {
    expect(readError(withCode('53100'))).toBeInstanceOf(StorageFull)
  })

  test.each(['23505', '23503', '22001', '42P01', '22012'])('itself for SQLSTATE %s', (code) => {
    const error = withCode(code)
    expect(readError(error)).toBe(error)
  })
})

test('an error is identified by its name, also when its class was evaluated twice', () => {
  const foreign = Object.assign(new Error('away'), { name: 'DatabaseUnavailable' })
  expect(foreign).toBeInstanceOf(DatabaseUnavailable)
  expect(foreign).not.toBeInstanceOf(StorageFull)
  expect(new Error('DatabaseUnavailable')).not.toBeInstanceOf(DatabaseUnavailable)
})

test('a unique violation is found below what wraps it, and its constraint compared', () => {
  const violation = withCode('23505', { constraint: 'users_email_key' })
  const wrapped = new Error('Failed query', { cause: violation })
  expect(isUniqueViolation(wrapped)).toBe(true)
  expect(isUniqueViolation(wrapped, 'users_email_key')).toBe(true)
  expect(isUniqueViolation(wrapped, 'users_phone_key')).toBe(false)
  expect(isUniqueViolation(withCode('23503'))).toBe(false)
})
