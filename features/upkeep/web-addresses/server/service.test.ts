import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkWebAddress, isPublicAddress } from './service'

describe('an address of the web', () => {
  let server: Server
  let origin: string
  let asked: string[] = []
  const loopback = (address: string) => address === '127.0.0.1'

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { method, url = '' } = request
      asked.push(`${String(method)} ${url}`)
      const [, status = '200', to] = url.split('/')
      if (status === 'no-head' && method === 'HEAD') return response.writeHead(405).end()
      if (status === 'cut') return response.destroy()
      const code = Number(status) || 200
      const location = to && { location: decodeURIComponent(to) }
      return response.writeHead(code, location || {}).end(method === 'GET' ? 'page' : '')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    asked = []
  })

  const check = (path: string) => checkWebAddress(`${origin}${path}`, loopback)

  it('works where HEAD is answered, and is not read then', async () => {
    expect(await check('/200')).toEqual({ works: true, answer: '200' })
    expect(asked).toEqual(['HEAD /200'])
  })

  it('is asked by GET where HEAD fails', async () => {
    expect(await check('/no-head')).toEqual({ works: true, answer: '200' })
    expect(asked).toEqual(['HEAD /no-head', 'GET /no-head'])
  })

  it.each([
    ['/404', false, '404'],
    ['/410', false, '410'],
    ['/500', false, '500'],
    ['/403', true, '403'],
    ['/cut', false, 'unreachable'],
  ])('%s: works %s, with the answer %s', async (path, works, answer) => {
    expect(await check(path)).toEqual({ works, answer })
  })

  it('is followed through redirects, at most five', async () => {
    expect(await check('/302/%2F404')).toEqual({ works: false, answer: '404' })
    const circle = createServer((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    await new Promise<void>((resolve) => circle.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(circle.address() as AddressInfo).port}/`
    expect(await checkWebAddress(at, loopback)).toEqual({ works: false, answer: 'redirects' })
    await new Promise((resolve) => circle.close(resolve))
  })

  it('in a private network is refused before anything is sent, by number and by name', async () => {
    expect(await checkWebAddress(`${origin}/200`)).toEqual({ works: false, answer: 'private' })
    const named = origin.replace('127.0.0.1', 'localhost')
    expect(await checkWebAddress(`${named}/200`)).toEqual({ works: false, answer: 'private' })
    expect(asked).toEqual([])
  })

  it('that redirects into a private network is refused there', async () => {
    const to = encodeURIComponent('http://127.0.0.2/secret')
    expect(await check(`/302/${to}`)).toEqual({ works: false, answer: 'private' })
    const local = encodeURIComponent(`${origin.replace('127.0.0.1', '[::1]')}/secret`)
    expect(await check(`/302/${local}`)).toEqual({ works: false, answer: 'private' })
    expect(asked.filter((one) => one.includes('/secret'))).toEqual([])
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
