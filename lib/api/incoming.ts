import { lengthHeader } from '../files/ranges.ts'
import { withQuery } from '../i18n/with-query.ts'
import { notFoundInstead } from '../routing/spelling.ts'
import { isSearchPage, readsOf } from '../routing/table.ts'
import { strictTransport } from '../settings/https.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { addressHeader, clientAddress, trustedProxies } from './client-address.ts'
import { unframedPolicy } from './inert-policy.ts'
import { enterResponse, sentStatus } from './response-status.ts'

/** Headers that only Next may set; it would trust one that a client sends. */
const inward =
  /^(?:content-security-policy(?:-report-only)?|x-nonce|x-matched-path|next-resume|x-(?:middleware|invoke)-.*)$/

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Inspects every HTTP request of this process before Next does. A cached page must not contain what
 * one visitor sent: Next's own headers and queries that no page reads are removed. The caller's
 * address is recorded, every response keeps browsers on https and out of frames, and every body is
 * read to its end. Returns the function that stops it.
 */
export function watchRequests(proxies: readonly string[]): () => void {
  const trusted = trustedProxies(proxies)
  const onRequest = (message: unknown) => receive(message as Exchange, trusted)
  subscribe('http.server.request.start', onRequest)
  return () => unsubscribe('http.server.request.start', onRequest)
}

/** What `watchRequests` does with one request. */
export function receive({ request, response }: Exchange, trusted: BlockList): void {
  noteAddress(request, trusted)
  for (const name of Object.keys(request.headers)) {
    if (inward.test(name)) delete request.headers[name]
  }
  for (const [name, value] of Object.entries(strictTransport())) response.setHeader(name, value)
  const { url, query } = addressFor(request.method ?? 'GET', request.url ?? '/')
  if (request.method === 'TRACE') request.method = 'POST'
  request.url = url
  enterResponse(response)
  adaptHeaders(response, { query, host: request.headers.host ?? '' })
  forbidFraming(response)
  response.once('finish', () => readAway(request))
}

/**
 * Reads what is left of a body that was answered early. Left unread, it would hold up its sender,
 * and the socket would be reset before the sender has read the answer.
 */
function readAway(request: IncomingMessage): void {
  if (request.readableEnded) return
  request.unpipe()
  request.resume()
}

function noteAddress(request: IncomingMessage, trusted: BlockList): void {
  delete request.headers[addressHeader]
  const forwarded = request.headers['x-forwarded-for']
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  request.headers[addressHeader] = clientAddress(request.socket.remoteAddress, chain, trusted)
}

const notPages = /^\/(?:api|_next|media|admin)(?:\/|$)/
const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
/** A read-only call: any other method gets 405. */
const readOnlyCall = '/api/health'

/**
 * The URL that Next gets for the requested one, and the query that was removed.
 * Pages are read only (405 for the rest), and a refused path is not found.
 */
export function addressFor(method: string, requestedUrl: string): { url: string; query: string } {
  const [path = '/', ...rest] = requestedUrl.split('?')
  const query = rest.join('?')
  const kept = { url: requestedUrl, query: '' }
  if (method === 'TRACE') return { url: readOnlyCall, query: '' }
  if (notPages.test(path)) return kept
  if (!readMethods.includes(method)) return { url: readOnlyCall, query: '' }
  const notFound = notFoundInstead(path)
  if (notFound !== null) return { url: notFound, query: '' }
  if (/^\/en(?:\/|$)/.test(path)) return kept
  const page = readsOf(path)
  const read = query.split('&').filter((part) => page.keys.includes(part.split('=')[0] ?? ''))
  // The search page redirects from the text in its query to its path; once is enough.
  const isKept = query !== '' && !isSearchPage(path)
  return {
    url: read.length > 0 ? `${page.path}?${read.join('&')}` : page.path,
    query: isKept ? `?${query}` : '',
  }
}

/** The redirect to the login names the requested address with its query. */
const wayBack = /[?&]redirect=/

/**
 * A redirect inside the portal keeps the query that was taken off. And Next hands on the content
 * type of a route handler as a list, which the compression would not recognise, and takes
 * off the length of a file.
 */
function adaptHeaders(
  response: ServerResponse,
  { query, host }: { query: string; host: string },
): void {
  const own = [`http://${host}/`, `https://${host}/`]
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name: string, value: OutgoingHttpHeader | readonly string[]) => {
    const key = name.toLowerCase()
    const [only] = Array.isArray(value) ? value : []
    if (key === lengthHeader) return setHeader('content-length', String(only ?? value))
    if (key === 'content-type' && only !== undefined) return setHeader(name, String(only))
    if (key !== 'location' || typeof value !== 'string') {
      return setHeader(name, value)
    }
    const isOwn = /^\/(?!\/)/.test(value) || own.some((start) => value.startsWith(start))
    return setHeader(name, isOwn && !wayBack.test(value) ? withQuery(value, query) : value)
  }
}

const policyHeader = 'content-security-policy'

/** Runs right before the headers are sent; a 304 keeps the headers that the browser has. */
function forbidFraming(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 304 && !response.hasHeader(policyHeader)) {
      response.setHeader(policyHeader, unframedPolicy)
    }
    Reflect.apply(writeHead, response, [sentStatus(response, status), ...rest])
    return response
  }
}
