import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { callerAddress } from '../api/client-address.ts'
import { Turns, type Requester } from '../api/concurrency-limit.ts'
import { unframedPolicy } from '../api/inert-policy.ts'
import { refusal, visitorOf, type RefusedRequest, type Refusal } from '../api/refusals/refusal.ts'
import { cookieIn, sessionCookies } from '../auth/same-origin.ts'
import { isForThisPortal } from '../api/hosts.ts'
import { namesTwoHosts } from '../api/incoming.ts'
import { Problem } from '../api/problem.ts'
import { localeCookie } from '../i18n/locale.ts'
import { logger } from '../log/logger.ts'
import { tracedRequest } from '../metrics/http-span.ts'
import { answerTo } from '../routing/answer.ts'
import { canonicalAddress } from '../routing/canonical.ts'
import { decodeSegment } from '../routing/decoded-segment.ts'
import { homeCaching } from '../routing/home-redirect.ts'
import { securityHeaders } from '../routing/security-headers.ts'
import { isUnderstood, notFoundInstead } from '../routing/spelling.ts'
import { isWrittenFile } from '../routing/table.ts'
import { strictTransport } from '../settings/https.ts'
import { addressRequest } from './address-request.ts'
import { bypassCookie } from './draft-cookie.ts'
import { FinishedPages } from './finished-pages.ts'
import { asking, PageFailed } from './next-answers.ts'
import { payloadAt, payloadNamed, type Payload } from './payloads.ts'
import { Pictures } from './pictures.ts'
import { PublicViews } from './public-views.ts'
import type { SavedCopies } from './saved-copies.ts'
import { duringRendering } from './rendering.ts'
import { sendBody, type Sendable } from './send-body.ts'
import { keptSender, sendCounted } from './send-counted.ts'
import { servedBuild } from './served-by.ts'
import { StaticFiles } from './static-files.ts'
import { longestRenderingMs, renderingBounds, writingBounds } from './work-bounds.ts'

/** Addresses that are not pages: calls, files, pictures and the back office. */
const notPages = /^\/(?:api|_next|media|admin)(?:[/?]|$)/
/** What Next answers without rendering a page. */
const notRendered = /^\/(?:api|media)(?:[/?]|$)/
/** A path that ends like the name of a file is a file first. */
const isNamedAsFile = /^[^?]*\.[a-z\d]{2,12}(?:\?|$)/i

/** The signs that a request may have in its address. */
const requestable = /^[!-~]+$/

interface PageServerOptions {
  /** Next's request handler. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** What is done with a request before Next gets it, and why it must not be served. */
  inspect: (request: IncomingMessage, response: ServerResponse) => Refusal | null
  /** The value of Next's cookie of draft mode; that of another build means nothing. */
  draftKey: string
  /** The portal's own host. */
  host: string
  /** The folder of the files that the build made for browsers. */
  staticFolder: string
  /** The scripts among them that every page runs. */
  mainScripts: readonly string[]
  /** Whether a decoded path is that of a static file. */
  isFile: (path: string) => boolean
  /** The last copies of pages. */
  copies: SavedCopies
}

/**
 * Answers requests for public pages from the page store, with bytes that were compressed once, and
 * hands the rest on to Next (HOUSE.md section 4).
 */
export function pageServer(options: PageServerOptions): RequestListener {
  const { inspect, draftKey, host, staticFolder, mainScripts, isFile, copies } = options
  // Where English is stored, `/` is a page and no choice of a language.
  const english = `${localeCookie.name}=en`
  const turns = new Turns(renderingBounds)
  const writingTurns = new Turns(writingBounds)
  const ask = asking(options.next, { host, cookie: english })
  // A stored page reads no session, but that of members is given only to requests with one.
  const askAsMember = asking(options.next, { host, cookie: `${english}; ${sessionCookies.http}=-` })
  const pages = new FinishedPages(askAsMember, turns, copies)
  const views = new PublicViews(ask, turns)
  const pictures = new Pictures(ask)
  const files = new StaticFiles({ folder: staticFolder, headers: ownHeaders, mainScripts })

  const sendKept = keptSender()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = payloadAt(request.url ?? '/')
    // What is no file of the build gets another address here.
    const sheetAt = request.url ?? '/'
    const refused = inspect(request, response)
    if (refused) return sendRefusal(response, refused)
    const address = request.url ?? '/'
    const reader = readerOf(request, response)
    if (!mayBeStored(request, draftKey)) return passOn(request, response)
    if (wanted) return sendPayload(response, request, await payloadOf(wanted.page, request, reader))
    const sheet = files.sheet(sheetAt)
    if (sheet) return sendCounted(request, response, await sheet, 'miss')
    const picture = await pictures.read(address, reader)
    if (picture) return sendCounted(request, response, picture, 'miss')
    if (notPages.test(address) || isNamedAsFile.test(address)) return next(request, response)
    const decided = answerTo(addressRequest(request, host))
    if (decided.kind === 'rendered') {
      if (decided.personal || hasSession(request)) return next(request, response)
      const kept = views.at(address)
      if (kept) return sendCounted(request, response, kept, 'hit')
      return sendCounted(request, response, await views.view(address, reader), 'miss')
    }
    if (decided.kind === 'stored') {
      const canonical = canonicalAddress(address)
      const kept = pages.at(canonical)
      if (kept) return sendCounted(request, response, kept, 'hit')
      return sendCounted(request, response, await pages.page(canonical, reader), 'miss')
    }
    response.setHeaders(new Map(Object.entries(ownHeaders)))
    response.setHeader('location', decided.to)
    const caching = decided.personal ? 'private, no-store' : isHome(address) && homeCaching
    if (caching) response.setHeader('cache-control', caching)
    response.writeHead(decided.status).end()
  }

  /**
   * Lets Next answer a request, a page in a turn of its reader. Calls, pictures and static files are
   * no renderings, and feeds do not wait behind those of addresses that may not exist.
   */
  async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request
    const [path = '/'] = url.split('?')
    if (notRendered.test(url) || isFile(decodeSegment(path))) return options.next(request, response)
    const turn = (isWrittenFile(path) ? writingTurns : turns).turn()
    try {
      await turn.wait(readerOf(request, response))
      const stopped = new AbortController()
      const rendered = options.next(request, response).finally(() => stopped.abort())
      const tooLong = pause(longestRenderingMs, undefined, { signal: stopped.signal, ref: false })
      await Promise.race([rendered, tooLong.catch(() => {})])
      turn.end()
      await rendered
    } finally {
      turn.end()
    }
  }

  /** Gives Next a request as it is. Next may store a page for one who requests its data only. */
  function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: address = '/', headers } = request
    const isData =
      headers.rsc !== undefined && !notPages.test(address) && !isNamedAsFile.test(address)
    if (!isData || answerTo(addressRequest(request, host)).kind !== 'stored') {
      return next(request, response)
    }
    const rendering = { address: canonicalAddress(address), key: null, replaces: null }
    return duringRendering(rendering, () => next(request, response))
  }

  /** The payload of a page that its reader may be sent, which names that of another instance. */
  async function payloadOf(
    page: string,
    request: IncomingMessage,
    reader: Requester,
  ): Promise<Sendable | null> {
    const [path = ''] = page.split('?')
    if (!requestable.test(page) || !isUnderstood(path)) return null
    if (notPages.test(path) || isNamedAsFile.test(path) || notFoundInstead(path) !== null)
      return null
    const decided = answerTo(addressRequest({ url: page, headers: request.headers }, host))
    if (decided.kind !== 'stored') return null
    const payload = await pages.payload(canonicalAddress(page), reader)
    return payload && sendablePayload(payload, 'no-store')
  }

  /** What can be sent before a request is looked at any closer. */
  function finished(request: IncomingMessage): Sendable | Promise<Sendable> | null {
    const { url = '/' } = request
    if (!isRead(request) || namesTwoHosts(request)) return null
    const wanted = payloadAt(url)
    const named = payloadNamed(wanted?.name ?? '')
    if (named) return sendablePayload(named, 'public, max-age=31536000, immutable')
    if (wanted && wanted.build !== servedBuild()) return files.missing
    // Sent whole to those who want a part of it: none is large.
    const file = files.at(url) ?? pictures.at(url)
    if (file) return file
    if (!mayBeStored(request, draftKey)) return null
    const page = isChosen(request, host) ? pages.at(url) : null
    if (page?.forMembers && !hasSession(request)) return null
    // A redirect keeps the query of its request, which is noted for those that are looked at.
    return page?.headers.location !== undefined && url.includes('?') ? null : page
  }

  return (request, response) => {
    const { url = '/', headers } = request
    const found = isForThisPortal(request) ? finished(request) : null
    const sent = found
      ? sendKept(request, response, found)
      : tracedRequest(request, response, () => answer(request, response))
    const { cookie = '', accept = '' } = headers
    sent.catch((error: unknown) => fail(error, { url, cookie, accept }, response))
  }
}

/** Headers of what is sent here and is no page: no site may frame it. */
const ownHeaders = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  ...strictTransport(),
  'content-security-policy': unframedPolicy,
}

/** Who waits for the answer to a request, until the connection is closed. */
function readerOf({ headers }: IncomingMessage, response: ServerResponse): Requester {
  const left = new AbortController()
  response.once('close', () => left.abort())
  return { caller: callerAddress(headers), left: left.signal }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Whether a request may be answered with a stored page: data of pages and drafts come from Next. */
function mayBeStored(request: IncomingMessage, draftKey: string): boolean {
  const { headers } = request
  if (!isRead(request)) return false
  return headers.rsc === undefined && cookieIn(headers.cookie ?? '', bypassCookie) !== draftKey
}

/** Whether somebody may be logged in, whom a page may show more. */
function hasSession({ headers }: IncomingMessage): boolean {
  const cookies = headers.cookie ?? ''
  return Object.values(sessionCookies).some((name) => cookieIn(cookies, name) !== null)
}

const isHome = (address: string) => /^\/(?:\?|$)/.test(address)

/** Whether the address means one page: `/` is a choice of a language first, mostly made before. */
function isChosen(request: IncomingMessage, host: string): boolean {
  if (request.url !== '/') return true
  const stored = cookieIn(request.headers.cookie ?? '', localeCookie.name)
  return stored === 'en' || answerTo(addressRequest(request, host)).kind === 'stored'
}

function sendablePayload({ body }: Payload, caching: string): Sendable {
  const headers = {
    ...ownHeaders,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': caching,
    vary: 'Accept-Encoding',
  }
  return { status: 200, headers, body }
}

async function sendPayload(
  response: ServerResponse,
  request: IncomingMessage,
  payload: Sendable | null,
): Promise<void> {
  if (payload) return sendBody(request, response, payload)
  response.writeHead(404, { 'cache-control': 'no-store' }).end()
}

function fail(error: unknown, { url, cookie, accept }: RefusedRequest, response: ServerResponse) {
  const isAway = error instanceof PageFailed && error.isAway
  const busy = error instanceof Problem && error.code === 'unavailable' ? error : null
  // Next has logged why a page failed.
  if (!busy && !(error instanceof PageFailed)) logger().error({ err: error }, 'a response failed')
  if (response.headersSent || response.destroyed) return response.destroy()
  const visitor = visitorOf({ url, cookie, accept })
  const wait = busy?.retryAfter
  if (wait !== undefined) return sendRefusal(response, refusal(503, { ...visitor, busyFor: wait }))
  sendRefusal(response, refusal(isAway ? 503 : 500, visitor))
}

function sendRefusal(response: ServerResponse, { status, headers, body }: Refusal): void {
  response.writeHead(status, { ...ownHeaders, ...headers }).end(body)
}
