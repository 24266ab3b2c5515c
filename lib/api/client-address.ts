import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Carries the caller's address from the socket to the API server; replaces what a caller sends. */
export const addressHeader = 'x-client-address'

/** Callers without a known address share one bucket: a limit fails closed. */
const unknown = 'unknown'

/** Addresses and networks (`10.0.0.0/8`) of the proxies in front of the portal. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * The address a request comes from: the socket's, or, when that is a trusted proxy, the last hop
 * of `X-Forwarded-For` that is none. An IPv6 address counts by its /64 network.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  const hops = [...(forwarded?.split(',') ?? []).map((hop) => hop.trim()), socket ?? '']
  const near = hops.map(bareAddress).reverse()
  for (const hop of near) {
    if (isIP(hop) === 0) return unknown
    if (!trusted.check(hop, familyOf(hop))) return networkOf(hop)
  }
  return networkOf(near.at(-1) ?? '')
}

/** The address that `receive` noted in the headers of a request before Next. */
export function callerAddress(headers: IncomingHttpHeaders): string {
  return String(headers[addressHeader] ?? unknown)
}

/** The address that `receive` noted for the request. */
export function addressOf(request: Request): string {
  return request.headers.get(addressHeader) ?? unknown
}

/** The same; null where it is unknown. */
export function knownAddressOf(request: Request): string | null {
  const address = addressOf(request)
  return address === unknown ? null : address
}

/** The part of an address that is logged: its /24 network, or the /48 of an IPv6 address. */
export function networkForLog(address: string | null): string {
  if (address === null || address === unknown) return unknown
  return address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}::/48`
    : address.replace(/\d+$/, '0/24')
}

/** The network by which requests are counted: IPv4 /24, IPv6 /56, as providers assign them. */
export function networkForLimit(address: string): string {
  if (address === unknown) return `${unknown} network`
  if (!address.includes(':')) return address.replace(/\d+$/, '0/24')
  const groups = address.split(':').slice(0, 4)
  const last = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
  return `${groups.slice(0, 3).join(':')}:${last.toString(16)}::/56`
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** An address without port, brackets and zone; `::ffff:10.0.0.1` is the IPv4 address 10.0.0.1. */
function bareAddress(hop: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(hop) ?? []
  const [, before] = /^(\d+(?:\.\d+){3}):\d+$/.exec(hop) ?? []
  const [address = ''] = (bracketed ?? before ?? hop).split('%')
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
}

/** An IPv6 address by its first four groups, in one spelling. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : unknown
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
