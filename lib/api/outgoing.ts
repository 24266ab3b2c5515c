import { lengthHeader } from '../files/ranges.ts'
import { withQuery } from '../i18n/with-query.ts'
import { decodeSegment } from '../routing/decoded-segment.ts'
import { nextKey } from '../routing/table.ts'
import type { OutgoingHttpHeader, ServerResponse } from 'node:http'
import { unframedPolicy } from './inert-policy.ts'
import { refusal, visitorOf, type RefusedRequest } from './refusals/refusal.ts'
import { isUnavailable, redirectOf, sentStatus } from './response-status.ts'

/** What a request asked for, before its unread query was taken off. */
interface Requested {
  path: string
  /** With its question mark; empty without one. */
  query: string
  host: string
}

/**
 * A redirect inside the portal keeps the query that was taken off. And Next hands on the content
 * type of a route handler as a list, which the compression would not recognise, and takes
 * off the length of a file.
 */
export function adaptHeaders(response: ServerResponse, requested: Requested): void {
  const { host } = requested
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
    return setHeader(name, isOwn ? withRequestedQuery(value, requested) : value)
  }
}

/** The redirect to the login names the address that it leads back to. */
const wayBack = /(?<=[?&]redirect=)[^&#]*/

/** The target of a redirect with the query of its request; that to the login has it in its way back. */
function withRequestedQuery(location: string, { path, query }: Requested): string {
  const back = decodeSegment(wayBack.exec(location)?.[0] ?? '')
  if (back.split('?')[0] !== path) return withQuery(location, query)
  const shown = query
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith(`${nextKey}=`))
  const whole = withQuery(back, `?${shown.join('&')}`)
  return location.replace(wayBack, () => encodeURIComponent(whole))
}

const policyHeader = 'content-security-policy'

/** Runs right before the headers are sent; a 304 keeps the headers that the browser has. */
export function forbidFraming(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 304 && !response.hasHeader(policyHeader)) {
      response.setHeader(policyHeader, unframedPolicy)
    }
    const target = redirectOf(response)
    if (status === 200 && target !== undefined) response.setHeader('location', target)
    Reflect.apply(writeHead, response, [sentStatus(response, status), ...rest])
    return response
  }
}

/** Headers of Next's error page that do not fit the one that replaces it. */
const headersOfBody = ['content-encoding', 'content-length', 'etag', 'link', 'transfer-encoding']

/**
 * Replaces what Next answers after an error, an empty page without scripts, by a whole page: 503
 * while the database is away, otherwise 500. A call that failed has answered as JSON itself.
 */
export function replaceFailure(response: ServerResponse, request: RefusedRequest): void {
  const { write, end, writeHead } = response
  let isReplaced = false
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || isJson(response)) {
      Reflect.apply(writeHead, response, [status, ...rest])
      return response
    }
    isReplaced = true
    const failure = refusal(isUnavailable(response) ? 503 : 500, visitorOf(request))
    for (const name of headersOfBody) response.removeHeader(name)
    response.statusMessage = ''
    for (const [name, value] of Object.entries(failure.headers)) response.setHeader(name, value)
    Reflect.apply(writeHead, response, [failure.status])
    Reflect.apply(end, response, [failure.body])
    return response
  }
  const startFailed = () => {
    if (response.statusCode === 500 && !response.headersSent) response.writeHead(500)
  }
  response.write = (...parts: unknown[]) => {
    startFailed()
    return isReplaced || Reflect.apply(write, response, parts)
  }
  response.end = (...parts: unknown[]) => {
    startFailed()
    if (!isReplaced) Reflect.apply(end, response, parts)
    return response
  }
}

const isJson = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('application/json')
