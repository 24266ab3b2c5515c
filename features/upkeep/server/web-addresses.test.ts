import { serveFetch } from '@/tests/support/serve-fetch'
import { freePort, type Running } from '@/tests/support/servers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkWebAddress, isPublicAddress } from './web-addresses'

describe('an address of the web', () => {
  let server: Running
  let received: string[] = []
  const loopback = (address: string) => address === '127.0.0.1'

  beforeAll(async () => {
    server = await serveFetch(({ method, url }) => {
      const { pathname } = new URL(url)
      received.push(`${method} ${pathname}`)
      const [, given = '', to] = pathname.split('/')
      if (given === 'no-head') return new Response(null, { status: method === 'HEAD' ? 405 : 200 })
      const location = given === 'circle' ? pathname : decodeURIComponent(to ?? '')
      const status = given === 'circle' ? 302 : Number(given)
      return new Response(null, { status, headers: location ? { location } : {} })
    })
  })

  afterAll(() => server.stop())
  beforeEach(() => {
    received = []
  })

  const check = (path: string) => checkWebAddress(`${server.origin}${path}`, loopback)

  it('works where HEAD is answered, and is not read then', async () => {
    expect(await check('/200')).toEqual({ works: true, answer: '200' })
    expect(received).toEqual(['HEAD /200'])
  })

  it('is received by GET where HEAD fails', async () => {
    expect(await check('/no-head')).toEqual({ works: true, answer: '200' })
    expect(received).toEqual(['HEAD /no-head', 'GET /no-head'])
  })

  it.each([
    ['/404', false, '404'],
    ['/410', false, '410'],
    ['/500', false, '500'],
    ['/403', true, '403'],
  ])('%s: works %s, with the answer %s', async (path, works, answer) => {
    expect(await check(path)).toEqual({ works, answer })
  })

  it('is followed through redirects, at most five', async () => {
    expect(await check('/302/%2F404')).toEqual({ works: false, answer: '404' })
    expect(await check('/circle')).toEqual({ works: false, answer: 'redirects' })
    expect(received.filter((one) => one.endsWith('/circle'))).toHaveLength(6)
  })

  it('that nobody answers is unreachable', async () => {
    const closed = `http://127.0.0.1:${await freePort()}/`
    expect(await checkWebAddress(closed, loopback)).toEqual({ works: false, answer: 'unreachable' })
  })

  it('in a private network is refused before anything is sent, by number and by name', async () => {
    expect(await checkWebAddress(`${server.origin}/200`)).toEqual({
      works: false,
      answer: 'private',
    })
    const named = server.origin.replace('127.0.0.1', 'localhost')
    expect(await checkWebAddress(`${named}/200`)).toEqual({ works: false, answer: 'private' })
    expect(received).toEqual([])
  })

  it('that redirects into a private network is refused there', async () => {
    const to = encodeURIComponent('http://127.0.0.2/secret')
    expect(await check(`/302/${to}`)).toEqual({ works: false, answer: 'private' })
    const local = encodeURIComponent(`${server.origin.replace('127.0.0.1', '[::1]')}/secret`)
    expect(await check(`/302/${local}`)).toEqual({ works: false, answer: 'private' })
    expect(received.filter((one) => one.includes('/secret'))).toEqual([])
  })

  it('has http or https and no password', async () => {
    for (const text of ['ftp://portal.example/', 'http://a:b@portal.example/', 'portal', '']) {
      expect(await checkWebAddress(text, loopback)).toEqual({ works: false, answer: 'address' })
    }
    const file = encodeURIComponent('file:///etc/passwd')
    expect(await check(`/302/${file}`)).toEqual({ works: false, answer: 'address' })
  })
})

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378::', false],
  ['localhost', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
