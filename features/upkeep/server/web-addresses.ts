import 'server-only'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that no public website is in: private, link-local, shared, reserved, multicast. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}

/** Of IPv6, global unicast alone is public, without what leads into IPv4 or is documentation. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}

/** Whether a connection to an address of the network is allowed. */
export type AddressPolicy = (address: string) => boolean

/** Public addresses of the internet alone. */
export const isPublicAddress: AddressPolicy = (address) => {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** What came of a check: the HTTP status, or the word for why there was none. */
export interface Answer {
  works: boolean
  answer: string
}

class ClosedAddress extends Error {}

const stepMs = 8_000
const maxRedirects = 5

/** Statuses that a website answers to programs although people may read the page. */
const guarded: readonly number[] = [401, 403, 405, 406, 429, 451]

const isWorking = (status: number) => status < 400 || guarded.includes(status)

/**
 * Looks a name up and refuses it where one of its addresses is closed; the connection is made to the
 * addresses that were judged, so that a second look-up cannot name others.
 */
const lookupWith =
  (mayConnect: AddressPolicy) =>
  (
    name: string,
    options: LookupOptions,
    callback: (
      error: NodeJS.ErrnoException | null,
      found: string | LookupAddress[],
      family?: number,
    ) => void,
  ) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return callback(new ClosedAddress(), [])
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }

interface Response {
  status: number
  location: string | undefined
}

function ask(url: URL, method: 'HEAD' | 'GET', mayConnect: AddressPolicy): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address that is no name is never looked up.
  if (isIP(host) && !mayConnect(host)) return Promise.reject(new ClosedAddress())
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent: false,
        lookup: lookupWith(mayConnect),
        signal: AbortSignal.timeout(stepMs),
        headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'portal-link-check' },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** HEAD; GET where that fails, since many websites answer no HEAD. */
async function askTwice(url: URL, mayConnect: AddressPolicy): Promise<Response> {
  try {
    const response = await ask(url, 'HEAD', mayConnect)
    if (response.status < 400) return response
  } catch (error) {
    if (error instanceof ClosedAddress) throw error
  }
  return ask(url, 'GET', mayConnect)
}

const failed = (answer: string): Answer => ({ works: false, answer })

/**
 * Whether an address of the web leads to a page, after at most five redirects, each of which is
 * judged like the address itself. Nothing is sent to a closed address; at most eight seconds a step.
 */
export async function checkWebAddress(
  text: string,
  mayConnect: AddressPolicy = isPublicAddress,
): Promise<Answer> {
  let url = URL.parse(text)
  for (let step = 0; step <= maxRedirects; step += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return failed('address')
    try {
      const { status, location } = await askTwice(url, mayConnect)
      if (status < 300 || status >= 400 || location === undefined) {
        return { works: isWorking(status), answer: String(status) }
      }
      url = URL.parse(location, url)
    } catch (error) {
      if (error instanceof ClosedAddress) return failed('private')
      return failed(isTimeout(error) ? 'timeout' : 'unreachable')
    }
  }
  return failed('redirects')
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
