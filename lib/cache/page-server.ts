import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { unframedPolicy } from '../api/inert-policy.ts'
import { refusal, visitorOf, type RefusedRequest, type Refusal } from '../api/refusals/refusal.ts'
import { cookieIn, sessionCookies } from '../auth/same-origin.ts'
import { namesTwoHosts } from '../api/incoming.ts'
import { localeCookie } from '../i18n/locale.ts'
import { logger } from '../log/logger.ts'
import { tracedRequest } from '../metrics/http-span.ts'
import { answerTo } from '../routing/answer.ts'
import { canonicalAddress } from '../routing/canonical.ts'
import { homeCaching } from '../routing/home-redirect.ts'
import { securityHeaders } from '../routing/security-headers.ts'
import { isUnderstood, notFoundInstead } from '../routing/spelling.ts'
import { strictTransport } from '../settings/https.ts'
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

/** Addresses that are not pages: calls, files, pictures and the back office. */
const notPages = /^\/(?:api|_next|media|admin)(?:[/?]|$)/
/** A path that ends like the name of a file is a file first. */
const isFile = /^[^?]*\.[a-z\d]{2,12}(?:\?|$)/i

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
  /** The last copies of pages. */
  copies: SavedCopies
}

/**
 * Answers requests for public pages from the page store, with bytes that were compressed once, and
 * hands the rest on to Next (HOUSE.md section 4).
 */
export function pageServer(options: PageServerOptions): RequestListener {
  const { next, inspect, draftKey, host, staticFolder, mainScripts, copies } = options
  // Where English is stored, `/` is a page and no choice of a language.
  const english = `${localeCookie.name}=en`
  const ask = asking(next, { host, cookie: english })
  // A stored page reads no session, but that of members is given only to requests with one.
  const askAsMember = asking(next, { host, cookie: `${english}; ${sessionCookies.http}=-` })
  const pages = new FinishedPages(askAsMember, copies)
  const views = new PublicViews(ask)
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
    if (!mayBeStored(request, draftKey)) return passOn(request, response)
    if (wanted) return sendPayload(response, request, await payloadOf(wanted.page, request))
    const sheet = files.sheet(sheetAt)
    if (sheet) return sendCounted(request, response, await sheet, 'miss')
    const picture = await pictures.read(address)
    if (picture) return sendCounted(request, response, picture, 'miss')
    if (notPages.test(address) || isFile.test(address)) return next(request, response)
    const decided = answerTo(addressRequest(request, host))
    if (decided.kind === 'rendered') {
      if (decided.personal || hasSession(request)) return next(request, response)
      const kept = views.at(address)
      if (kept) return sendCounted(request, response, kept, 'hit')
      return sendCounted(request, response, await views.view(address), 'miss')
    }
    if (decided.kind === 'stored') {
      const canonical = canonicalAddress(address)
      const kept = pages.at(canonical)
      if (kept) return sendCounted(request, response, kept, 'hit')
      return sendCounted(request, response, await pages.page(canonical), 'miss')
    }
    response.setHeaders(new Map(Object.entries(ownHeaders)))
    response.setHeader('location', decided.to)
    const caching = decided.personal ? 'private, no-store' : isHome(address) && homeCaching
    if (caching) response.setHeader('cache-control', caching)
    response.writeHead(decided.status).end()
  }

  /** Gives Next a request as it is. Next may store a page for one who requests its data only. */
  function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: address = '/', headers } = request
    const isData = headers.rsc !== undefined && !notPages.test(address) && !isFile.test(address)
    if (!isData || answerTo(addressRequest(request, host)).kind !== 'stored') {
      return next(request, response)
    }
    const rendering = { address: canonicalAddress(address), key: null, replaces: null }
    return duringRendering(rendering, () => next(request, response))
  }

  /** The payload of a page that its reader may be sent, which names that of another instance. */
  async function payloadOf(page: string, request: IncomingMessage): Promise<Sendable | null> {
    const [path = ''] = page.split('?')
    if (!requestable.test(page) || !isUnderstood(path)) return null
    if (notPages.test(path) || isFile.test(path) || notFoundInstead(path) !== null) return null
    const decided = answerTo(addressRequest({ url: page, headers: request.headers }, host))
    if (decided.kind !== 'stored') return null
    const payload = await pages.payload(canonicalAddress(page))
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
    return page?.forMembers && !hasSession(request) ? null : page
  }

  return (request, response) => {
    const { url = '/', headers } = request
    const found = finished(request)
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

/** A request as the table of addresses reads it. */
function addressRequest(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  host: string,
) {
  const [pathname = '/', ...query] = url.split('?')
  const cookie = (name: string) => cookieIn(headers.cookie ?? '', name)
  return {
    pathname,
    search: query.length > 0 ? `?${query.join('?')}` : '',
    url: `http://${headers.host ?? host}${url}`,
    headers: { get: (name: string) => [headers[name]].flat()[0] ?? null },
    cookies: {
      has: (name: string) => cookie(name) !== null,
      get: (name: string) => {
        const value = cookie(name)
        return value === null ? undefined : { value }
      },
    },
  }
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
  // Next has logged why a page failed.
  if (!(error instanceof PageFailed)) logger().error({ err: error }, 'a response failed')
  if (response.headersSent) response.destroy()
  else sendRefusal(response, refusal(isAway ? 503 : 500, visitorOf({ url, cookie, accept })))
}

function sendRefusal(response: ServerResponse, { status, headers, body }: Refusal): void {
  response.writeHead(status, { ...ownHeaders, ...headers }).end(body)
}
