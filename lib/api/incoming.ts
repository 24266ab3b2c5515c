import { logger } from '../log/logger.ts'
import { countRefusedAnswer } from '../metrics/refused-traffic.ts'
import { countRequest, routeOf } from '../metrics/requests.ts'
import { decodeSegment } from '../routing/decoded-segment.ts'
import { routes } from '../routing/routes.ts'
import { leadsUp, notFoundInstead } from '../routing/spelling.ts'
import { isSearchPage, readsOf } from '../routing/table.ts'
import { strictTransport } from '../settings/https.ts'
import { processWide } from '../settings/process-wide.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { originAt, reachedHeader } from '../auth/same-origin.ts'
import { addressHeader, clientAddress, networkForLog, trustedProxies } from './client-address.ts'
import { isForThisPortal } from './hosts.ts'
import { adaptHeaders, forbidFraming, replaceFailure } from './outgoing.ts'
import { refusal, unsentForm, visitorOf, type Refusal } from './refusals/refusal.ts'
import { isRouterState, routerStateHeader } from './router-state.ts'
import { enterResponse, measuredAs, setRefusal } from './response-status.ts'
import { servedFiles } from './traffic/served-files.ts'
import { judgeRequest, type ReceivedRequest, type RefusalReport } from './traffic/traffic.ts'

/** Headers that only Next may set; it would trust one that a client sends. The portal has no actions. */
const inward =
  /^(?:content-security-policy(?:-report-only)?|x-nonce|x-matched-path|next-resume|next-action|x-(?:middleware|invoke)-.*)$/

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Inspects every HTTP request of this process before Next does. A refused one is given to the route
 * that sends its refusal, since a subscriber cannot answer. Returns the function that stops it.
 */
export function watchRequests(proxies: readonly string[]): () => void {
  const trusted = trustedProxies(proxies)
  const onRequest = (message: unknown) => {
    const exchange = message as Exchange
    const refused = receive(exchange, trusted)
    if (!refused) return
    setRefusal(exchange.response, refused)
    exchange.request.url = refusalRoute
  }
  subscribe('http.server.request.start', onRequest)
  subscribe('net.server.socket', ignoreUpgrades)
  return () => {
    unsubscribe('http.server.request.start', onRequest)
    unsubscribe('net.server.socket', ignoreUpgrades)
  }
}

/** Next's own server would leave a request for an upgrade without answer; an editor's browser needs its. */
function ignoreUpgrades(message: unknown): void {
  if (process.env.NODE_ENV !== 'production') return
  const { socket } = message as { socket: Socket & { server?: object } }
  if (socket.server) Object.assign(socket.server, { shouldUpgradeCallback: () => false })
}

/**
 * What is done with a request before Next: a server in front of Next calls it for every request that
 * it does not answer itself, and sends the refusal, if there is one. A cached page must not contain
 * what one visitor sent: Next's own headers and queries that no page reads are removed. The caller's
 * address is recorded, every response keeps browsers on https and out of frames, one that failed is
 * a whole page, and every body is read to its end.
 */
export function receive({ request, response }: Exchange, trusted: BlockList): Refusal | null {
  const started = performance.now()
  const isOwn = isForThisPortal(request)
  const received = noteAddress(request, trusted)
  for (const name of Object.keys(request.headers)) {
    if (inward.test(name)) delete request.headers[name]
  }
  for (const [name, value] of Object.entries(strictTransport())) response.setHeader(name, value)
  const judged = isOwn
    ? judgeRequest(received, { isFile, report, now: Date.now() })
    : misdirected(received)
  const { url, query } = addressFor(received.method, received.url)
  const isForm = url === readOnlyCall && !notPages.test(received.url.split('?')[0] ?? '')
  const refused = judged.refused ?? (isForm ? unsentForm(received) : null)
  if (request.method === 'TRACE') request.method = 'POST'
  request.url = url
  dropWrongState(request)
  enterResponse(response)
  const [path = '/'] = received.url.split('?')
  adaptHeaders(response, { path, query, host: request.headers.host ?? '' })
  forbidFraming(response)
  if (!refused) replaceFailure(response, received)
  response.once('finish', () => readAway(request))
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : null
    judged.settle(status, Date.now())
    countRefusedAnswer(status, { address: received.address, isMalformed: refused?.status === 400 })
    // Who left before the answer is counted as proxies do.
    countReceived(received, response, { status: status ?? 499, started })
  })
  return refused
}

/** A request for another host costs nothing, and is counted against no limit. */
const misdirected = (received: ReceivedRequest) => ({
  refused: refusal(421, visitorOf(received)),
  settle: () => undefined,
})

/** Removes the state of a client of Next that Next cannot read: it would fail instead of refusing it. */
function dropWrongState({ headers }: IncomingMessage): void {
  const state = headers[routerStateHeader]
  if (state !== undefined && !isRouterState(String(state))) delete headers[routerStateHeader]
}

function countReceived(
  { method, url }: ReceivedRequest,
  response: ServerResponse,
  { status, started }: { status: number; started: number },
): void {
  const { route = routeOf(url), cache = 'none' } = measuredAs(response)
  countRequest({ method, route, status, cache }, (performance.now() - started) / 1000)
}

/** For a missing file of the build, Next would render and store a page of its own for each address. */
const isMissingFile = (path: string) => path.startsWith('/_next/') && !isFile(decodeSegment(path))

/** Static files are known once the portal is built; while it is edited they come and go. */
function isFile(path: string): boolean {
  if (process.env.NODE_ENV !== 'production') return path.startsWith('/_next/')
  return processWide('served-files', () => servedFiles(process.cwd())).has(path)
}

function report({ address, ...line }: RefusalReport): void {
  logger().warn({ from: networkForLog(address), ...line }, 'request refused')
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

function noteAddress(request: IncomingMessage, trusted: BlockList): ReceivedRequest {
  const { localAddress, localPort } = request.socket
  delete request.headers[addressHeader]
  delete request.headers[reachedHeader]
  if (localAddress !== undefined) request.headers[reachedHeader] = originAt(localAddress, localPort)
  const forwarded = request.headers['x-forwarded-for']
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const address = clientAddress(request.socket.remoteAddress, chain, trusted)
  request.headers[addressHeader] = address
  const { method = 'GET', url = '/' } = request
  const { cookie = '', accept = '' } = request.headers
  const isData = request.headers.rsc !== undefined
  return { method, url, isData, cookie, accept, address, isAmbiguous: namesTwoHosts(request) }
}

/** Whether a request has two `Host` headers, of which each reader may take another one. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length > 1
}

const notPages = /^\/(?:api|_next|media|admin)(?:\/|$)/
/** Next would take a form with parts for one of its actions, of which the portal has none. */
const isAdminPage = (path: string) => /^\/admin(?:\/|$)/.test(path) && path !== routes.draftView()

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
/** A read-only call: any other method gets 405. */
const readOnlyCall = '/api/health'
/** Sends the refusal of the request, whatever its method. */
const refusalRoute = '/api/refusal'

/**
 * The URL that Next gets for the requested one, and the query that was removed.
 * Pages are read only (405 for the rest), and a refused path is not found.
 */
export function addressFor(method: string, requestedUrl: string): { url: string; query: string } {
  const [path = '/', ...others] = requestedUrl.split('?')
  const query = others.join('?')
  const unchanged = { url: requestedUrl, query: '' }
  if (method === 'TRACE') return { url: readOnlyCall, query: '' }
  if (isAdminPage(path) && !readMethods.includes(method)) return { url: readOnlyCall, query: '' }
  if (leadsUp(path) || isMissingFile(path)) {
    return { url: notFoundInstead(path) ?? '/404', query: '' }
  }
  if (notPages.test(path)) return unchanged
  if (!readMethods.includes(method)) return { url: readOnlyCall, query: '' }
  const notFound = notFoundInstead(path)
  if (notFound !== null) return { url: notFound, query: '' }
  if (/^\/en(?:\/|$)/.test(path)) return unchanged
  const page = readsOf(path)
  const parts = query.split('&')
  const isRead = (part: string) => page.keys.includes(part.split('=')[0] ?? '')
  const read = parts.filter(isRead)
  // The search page redirects from the text in its query to its path; once is enough.
  const kept = isSearchPage(path) ? parts.filter((part) => !isRead(part)) : parts
  const rest = kept.join('&')
  return {
    url: read.length > 0 ? `${page.path}?${read.join('&')}` : page.path,
    query: rest === '' ? '' : `?${rest}`,
  }
}
