import { capturedLog } from '@/tests/support/captured-log'
import { beforeEach, describe, expect, it } from 'vitest'
import { logPageError, redirectConsole } from './console'

const lines = capturedLog()
const failed = () =>
  Object.assign(new Error('Failed query: select 1\nparams: laila@portal.example'), {
    params: ['laila@portal.example'],
    digest: '271828',
  })

beforeEach(() => {
  lines.length = 0
})

describe('an error of a page', () => {
  const request = {
    path: '/auth/reset_password/canary-token',
    method: 'GET',
    headers: {
      'x-request-id': 'abcdefgh-3',
      'x-client-address': '203.0.113.7',
      cookie: 'sid=canary-cookie',
    },
  }
  const context = { routePath: '/[locale]/auth/reset_password/[token]', routeType: 'render' }

  it('is one redacted line with its route and the error number that the person sees', () => {
    logPageError(failed(), request, context)
    expect(lines).toMatchObject([
      {
        level: 50,
        release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        requestId: 'abcdefgh-3',
        from: '203.0.113.0/24',
        route: 'GET /[locale]/auth/reset_password/[token]',
        kind: 'render',
        digest: '271828',
        err: { type: 'Error', message: 'Failed query: select 1' },
        msg: 'a page failed',
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/laila|canary/)
  })

  it('is logged for any thrown value', () => {
    logPageError('laila', { ...request, headers: {} }, context)
    expect(lines).toMatchObject([{ from: 'unknown', err: { type: 'string' } }])
    expect(JSON.stringify(lines)).not.toMatch(/laila|canary/)
  })
})

describe('console output of the framework', () => {
  const written: unknown[] = []
  const fakeConsole = {
    error: (...parts: unknown[]) => void written.push(parts),
    warn: (...parts: unknown[]) => void written.push(parts),
  }

  it('is logged like the portal’s own lines, redacted', () => {
    redirectConsole(fakeConsole)
    fakeConsole.error('\u001b[31m⨯\u001b[0m uncaughtException:', failed())
    fakeConsole.warn('of laila@portal.example', { params: ['canary'] }, 3)
    expect(lines).toMatchObject([
      { level: 50, msg: '⨯ uncaughtException:', err: { message: 'Failed query: select 1' } },
      { level: 40, msg: 'of [address] [object] 3' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/laila|canary/)
    expect(written).toEqual([])
  })
})
