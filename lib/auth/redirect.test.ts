import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect'

const site = 'https://portal.example'

describe('T11 the way back after logging in', () => {
  it.each(['/profile', '/ar/profile?tab=2', '/news?page=2#list', '/pages/130-market-information'])(
    'is a path of the portal: %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it('keeps Arabic addresses', () => {
    const path = safeRedirect('/ar/pages/120-دليل-التصدير')
    expect(decodeURIComponent(path)).toBe('/ar/pages/120-دليل-التصدير')
  })

  it.each([
    'https://evil.example',
    'HTTPS://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/%5C%5Cevil.example',
    `${'javascript'}:alert(1)`,
    `${'JaVaScRiPt'}:alert(1)`,
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@portal.example',
    'evil.example',
    '.evil.example',
    '@evil.example',
    ':80',
    '?x',
    '#x',
    '',
    '/\tevil',
    '/\n/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/%00',
    '/\u0000',
    '/\u007f',
    '/%E0%A4%A',
    `/${'x'.repeat(600)}`,
    '/auth/login',
    '/ar/auth/login?redirect=/x',
    '/AUTH/register',
    '/login',
    '/api/user',
    '/api',
    '/x/../api/user',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/x/..//evil.example',
    '/x/../..//evil.example/y',
    '/.//evil.example?x#y',
  ])('is Home for anything else: %j', (given) => {
    expect(safeRedirect(given)).toBe('/')
  })

  it('is Home without a value', () => {
    expect(safeRedirect(null)).toBe('/')
    expect(safeRedirect(undefined)).toBe('/')
  })

  it('never leaves the portal, for any value', () => {
    const signs = ['/', '\\', '%2f', '%5c', ':', '@', '?', '#', 'evil.example', '\t']
    const dots = ['/.', '/..', '.', '%2e', '//']
    const parts = fc.constantFrom(...signs, ...dots)
    const pieces = fc.oneof({ weight: 4, arbitrary: parts }, fc.string())
    const strange = fc.array(pieces, { maxLength: 12 }).map((some) => ['/', ...some])
    fc.assert(
      fc.property(strange, (some) => {
        const target = new URL(safeRedirect(some.join('')), site)
        expect(target.origin).toBe(site)
      }),
      { numRuns: 2000 },
    )
  })
})
