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
  ])('is Home for anything else: %j', (given) => {
    expect(safeRedirect(given)).toBe('/')
  })

  it('is Home when nothing is named', () => {
    expect(safeRedirect(null)).toBe('/')
    expect(safeRedirect(undefined)).toBe('/')
  })

  it('never leaves the portal, whatever is given', () => {
    const parts = fc.constantFrom('/', '\\', '%2f', '%5c', ':', '@', '.', '?', '#', 'evil', '\t')
    const strange = fc.array(fc.oneof(parts, fc.string()), { maxLength: 12 })
    fc.assert(
      fc.property(strange, (pieces) => {
        const target = new URL(safeRedirect(pieces.join('')), site)
        expect(target.origin).toBe(site)
      }),
    )
  })
})
