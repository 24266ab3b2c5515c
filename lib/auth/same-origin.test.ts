import { describe, expect, it } from 'vitest'
import { mayChange, originAt, reachedHeader, readCookie } from './same-origin'

const site = 'https://portal.example'
const own = { SITE_URL: site, ALLOWED_HOSTS: ['portal.example', 'www.portal.example'] }

const request = (headers: Record<string, string>, method = 'POST') =>
  new Request(`${site}/api/x`, { method, headers })

const cookie = '__Host-sid=abc'

describe('T5 who may change something', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { origin: 'null' }],
    ['an evil origin', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://a.portal.example' }],
    ['another port', { origin: 'https://portal.example:444' }],
    ['another scheme', { origin: 'http://portal.example' }],
    ['other letters', { origin: 'https://PORTAL.example' }],
    ['a dot behind', { origin: 'https://portal.example.' }],
    ['a longer name', { origin: 'https://portal.example.evil.example' }],
  ])('excludes %s, with a cookie or without', (_name, headers) => {
    expect(mayChange(request(headers), own)).toBe(false)
    expect(mayChange(request({ ...headers, cookie }), own)).toBe(false)
  })

  it('includes a page of the portal', () => {
    expect(mayChange(request({ 'sec-fetch-site': 'same-origin', cookie }), own)).toBe(true)
    expect(mayChange(request({ origin: site, cookie }), own)).toBe(true)
  })

  it('includes a page at another configured host or at this machine, on an https site only by https', () => {
    const open = {
      SITE_URL: 'http://portal.example',
      ALLOWED_HOSTS: ['portal.example', '10.0.0.7'],
    }
    for (const host of ['www.portal.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const from = (scheme: string) => request({ origin: `${scheme}://${host}`, host, cookie })
      expect(mayChange(from('https'), own)).toBe(true)
      expect(mayChange(from('http'), own)).toBe(false)
    }
    const host = '10.0.0.7:3000'
    expect(mayChange(request({ origin: `http://${host}`, host, cookie }), open)).toBe(true)
    expect(mayChange(request({ origin: `http://${host}`, host, cookie }), own)).toBe(false)
    const other = request({ origin: 'https://www.portal.example', host: 'portal.example', cookie })
    expect(mayChange(other, own)).toBe(false)
  })

  it('is decided by no host that somebody made up, where none is configured', () => {
    const unset: Parameters<typeof mayChange>[1] = {
      SITE_URL: 'http://localhost:3000',
      ALLOWED_HOSTS: null,
    }
    for (const host of [
      'evil.example',
      'evil.example:3000',
      '10.0.0.7:3000',
      'localhost.evil.example',
    ]) {
      for (const scheme of ['http', 'https']) {
        const headers = { origin: `${scheme}://${host}`, host, 'x-forwarded-host': host, cookie }
        expect(mayChange(request(headers), unset), host).toBe(false)
      }
    }
    const host = 'localhost:3000'
    expect(mayChange(request({ origin: `http://${host}`, host, cookie }), unset)).toBe(true)
    const reached = originAt('::ffff:10.0.0.7', 3000)
    const at = (origin: string, settings = unset) =>
      mayChange(
        request({ origin, host: '10.0.0.7:3000', [reachedHeader]: reached, cookie }),
        settings,
      )
    expect(at('http://10.0.0.7:3000')).toBe(true)
    expect(at('http://10.0.0.7:3001')).toBe(false)
    expect(at('https://10.0.0.7:3000')).toBe(false)
    expect(at('http://10.0.0.7:3000', { ...own, ALLOWED_HOSTS: ['portal.example'] })).toBe(false)
  })

  it('knows the origin of an address of this machine', () => {
    expect(originAt('10.0.0.7', 80)).toBe('http://10.0.0.7')
    expect(originAt('::1', 3000)).toBe('http://[::1]:3000')
    expect(originAt('fe80::1%eth0', 3000)).toBe('http://[fe80::1]:3000')
  })

  it('includes a program without a cookie', () => {
    expect(mayChange(request({}), own)).toBe(true)
    expect(mayChange(request({ cookie }), own)).toBe(false)
    expect(mayChange(request({ cookie: 'sid=abc' }), own)).toBe(false)
    expect(mayChange(request({ cookie: 'locale=ar' }), own)).toBe(true)
  })

  it('includes a Bearer, which no other site can send', () => {
    const headers = { authorization: 'Bearer xp_abc', 'sec-fetch-site': 'cross-site' }
    expect(mayChange(request(headers), own)).toBe(true)
  })

  it('follows the same rule for each method that changes something', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(mayChange(request({ origin: 'https://evil.example' }, method), own)).toBe(false)
    }
  })
})

describe('a cookie of a request', () => {
  it('is found by its whole name', () => {
    expect(readCookie(request({ cookie: 'xsid=1; sid=2' }), 'sid')).toBe('2')
    expect(readCookie(request({}), 'sid')).toBeNull()
  })

  it('sent twice is ignored', () => {
    expect(readCookie(request({ cookie: 'sid=1; sid=2' }), 'sid')).toBeNull()
  })
})
