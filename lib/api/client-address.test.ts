import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, announceClientAddress, clientAddress, trustedProxies } from './client-address'

const nobody = trustedProxies([])
const proxies = trustedProxies(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'])

describe('the address of a caller', () => {
  it('is the one of the socket, whatever the caller claims', () => {
    expect(clientAddress('203.0.113.7', undefined, nobody)).toBe('203.0.113.7')
    expect(clientAddress('203.0.113.7', '198.51.100.1', nobody)).toBe('203.0.113.7')
  })

  it('is the last hop that is no trusted proxy', () => {
    expect(clientAddress('10.1.2.3', '198.51.100.1, 203.0.113.7', proxies)).toBe('203.0.113.7')
    expect(clientAddress('10.1.2.3', '203.0.113.7, 192.0.2.1', proxies)).toBe('203.0.113.7')
  })

  it('is the proxy itself when every hop is trusted', () => {
    expect(clientAddress('10.1.2.3', undefined, proxies)).toBe('10.1.2.3')
    expect(clientAddress('10.1.2.3', '10.9.9.9', proxies)).toBe('10.9.9.9')
  })

  it('is unknown, one bucket for all, when nobody tells a readable one', () => {
    expect(clientAddress(undefined, undefined, nobody)).toBe('unknown')
    expect(clientAddress('10.1.2.3', 'somewhere', proxies)).toBe('unknown')
    expect(addressOf(new Request('http://portal.example/'))).toBe('unknown')
  })

  it('counts an IPv6 caller by its /64 network, in every spelling', () => {
    expect(clientAddress('2a00:1:2:3::9', undefined, nobody)).toBe('2a00:1:2:3::/64')
    expect(clientAddress('2a00:1:2:3:4:5:6:7', undefined, nobody)).toBe('2a00:1:2:3::/64')
    expect(clientAddress('2A00:0001::1', undefined, nobody)).toBe('2a00:1:0:0::/64')
    expect(clientAddress('2001:db8::1', '2a00:1:2:3::9', proxies)).toBe('2a00:1:2:3::/64')
  })

  it('takes an IPv4 address in IPv6 clothes for what it is', () => {
    expect(clientAddress('::ffff:203.0.113.7', undefined, nobody)).toBe('203.0.113.7')
    expect(clientAddress('::ffff:10.1.2.3', '203.0.113.7', proxies)).toBe('203.0.113.7')
  })
})

describe('a server that announces the address', () => {
  const server = createServer((request, response) => {
    response.end(String(request.headers['x-client-address']))
  })
  beforeAll(async () => {
    announceClientAddress([])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => server.close())

  it('replaces what the caller sent', async () => {
    const { port } = server.address() as AddressInfo
    const answer = await new Promise<string>((done) => {
      ask(
        { port, host: '127.0.0.1', headers: { 'x-client-address': '1.2.3.4' } },
        async (response) => {
          const parts: Buffer[] = []
          for await (const part of response) parts.push(part as Buffer)
          done(Buffer.concat(parts).toString())
        },
      ).end()
    })
    expect(answer).toBe('127.0.0.1')
  })
})
