import { describe, expect, it } from 'vitest'
import { mayChange, readCookie } from './same-origin'

const site = 'https://portal.example'

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
    expect(mayChange(request(headers), site)).toBe(false)
    expect(mayChange(request({ ...headers, cookie }), site)).toBe(false)
  })

  it('includes a page of the portal', () => {
    expect(mayChange(request({ 'sec-fetch-site': 'same-origin', cookie }), site)).toBe(true)
    expect(mayChange(request({ origin: site, cookie }), site)).toBe(true)
  })

  it('includes a page at the address of the machine, on an https site only by https', () => {
    const host = '10.0.0.7:3000'
    const from = (origin: string) => request({ origin, host, cookie })
    expect(mayChange(from(`http://${host}`), 'http://localhost:3000')).toBe(true)
    expect(mayChange(from(`https://${host}`), site)).toBe(true)
    expect(mayChange(from(`http://${host}`), site)).toBe(false)
    expect(
      mayChange(request({ origin: 'http://portal.example', host: 'portal.example' }), site),
    ).toBe(false)
  })

  it('includes a program without a cookie', () => {
    expect(mayChange(request({}), site)).toBe(true)
    expect(mayChange(request({ cookie }), site)).toBe(false)
    expect(mayChange(request({ cookie: 'sid=abc' }), site)).toBe(false)
    expect(mayChange(request({ cookie: 'locale=ar' }), site)).toBe(true)
  })

  it('includes a Bearer, which no other site can send', () => {
    const headers = { authorization: 'Bearer xp_abc', 'sec-fetch-site': 'cross-site' }
    expect(mayChange(request(headers), site)).toBe(true)
  })

  it('follows the same rule for each method that changes something', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(mayChange(request({ origin: 'https://evil.example' }, method), site)).toBe(false)
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
