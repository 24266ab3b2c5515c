import { describe, expect, it } from 'vitest'
import {
  addressOf,
  clientAddress,
  networkForLimit,
  networkForLog,
  trustedProxies,
} from './client-address'

const nobody = trustedProxies([])
const proxies = trustedProxies(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'])

describe('the address of a caller', () => {
  it('is the one of the socket, not the one that the caller sends', () => {
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

  it('is unknown, one bucket for all, without a valid one', () => {
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

  it('is the same with a port, in brackets and with a zone', () => {
    expect(clientAddress('10.1.2.3', '203.0.113.7:4711', proxies)).toBe('203.0.113.7')
    expect(clientAddress('10.1.2.3', '[2a00:1:2:3::9]:4711', proxies)).toBe('2a00:1:2:3::/64')
    expect(clientAddress('fe80::1%eth0', undefined, nobody)).toBe('fe80:0:0:0::/64')
    expect(clientAddress('10.1.2.3', 'fe80::1%eth0', proxies)).toBe('fe80:0:0:0::/64')
  })

  it('is the IPv4 address for an IPv4-mapped IPv6 address', () => {
    expect(clientAddress('::ffff:203.0.113.7', undefined, nobody)).toBe('203.0.113.7')
    expect(clientAddress('::ffff:10.1.2.3', '203.0.113.7', proxies)).toBe('203.0.113.7')
  })
})

describe('an address in the log', () => {
  it('is shortened to the network it belongs to', () => {
    expect(networkForLog('203.0.113.77')).toBe('203.0.113.0/24')
    expect(networkForLog(clientAddress('2a00:1:2:3::9', undefined, nobody))).toBe('2a00:1:2::/48')
    expect(networkForLog(clientAddress('2a00::9', undefined, nobody))).toBe('2a00:0:0::/48')
    expect(networkForLog('unknown')).toBe('unknown')
    expect(networkForLog(null)).toBe('unknown')
  })
})

describe('the network by which requests are counted', () => {
  const counted = (socket: string | undefined) =>
    networkForLimit(clientAddress(socket, undefined, nobody))

  it('is the /24 of an IPv4 address', () => {
    expect(counted('203.0.113.7')).toBe('203.0.113.0/24')
    expect(counted('::ffff:203.0.113.200')).toBe('203.0.113.0/24')
  })

  it('is the /56 of an IPv6 address', () => {
    expect(counted('2a00:1:2:34ff::9')).toBe('2a00:1:2:3400::/56')
    expect(counted('2a00:1:2:3401:5:6:7:8')).toBe('2a00:1:2:3400::/56')
    expect(counted('2a00:1:2:35ff::9')).not.toBe(counted('2a00:1:2:34ff::9'))
    expect(counted('::1')).toBe('0:0:0:0::/56')
  })

  it('is one for all callers without a known address', () => {
    expect(counted(undefined)).toBe('unknown network')
  })
})
