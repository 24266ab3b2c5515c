import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOffline } from './is-offline'
import { Problem } from './problem'

const connection = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

afterEach(() => vi.unstubAllGlobals())

describe('a failure while the browser has no connection', () => {
  it.each([
    ['without an answer', new Problem('unavailable')],
    ['of a script', new TypeError('Failed to fetch')],
    ['that is no error', undefined],
  ])('%s is the connection', (_, failure) => {
    connection(false)
    expect(isOffline(failure)).toBe(true)
  })

  it.each(['invalid', 'unauthenticated', 'too_many_requests', 'internal'] as const)(
    'that the portal answered with %s is not: in a closed network the browser is mistaken',
    (code) => {
      connection(false)
      expect(isOffline(new Problem(code))).toBe(false)
    },
  )
})

it('a failure with a connection is never called offline', () => {
  connection(true)
  expect(isOffline(new Problem('unavailable'))).toBe(false)
})
