import { chosenLocale } from '../../i18n/chosen-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { inertPolicy } from '../inert-policy.ts'
import { Problem, type ProblemCode } from '../problem.ts'
import { knownContact } from './portal-contact.ts'
import { refusalPage } from './refusal-page.ts'
import type { RefusalStatus } from './refusal-texts.ts'

/** A response that is complete before the portal has done anything. */
export interface Refusal {
  status: RefusalStatus
  headers: Readonly<Record<string, string>>
  body: string
}

interface Visitor {
  language: Locale
  /** For programs: a problem as JSON instead of a page. */
  acceptsJson: boolean
}

const codes: Record<RefusalStatus, ProblemCode> = {
  400: 'malformed',
  405: 'method_not_allowed',
  421: 'misdirected',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
}

/** Nothing is loaded; the style is in the page. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** 'In a minute', as the page says. */
const unavailableSeconds = 60

/**
 * The response to a request that is not served: 400 for an address that cannot be understood, 429
 * with the seconds to wait, 405 for a form that was sent without its script, 503 while the database is
 * away or too much is rendered at once (`busyFor` seconds), 500 after an error. It is a page in both
 * languages, or a problem as JSON, and is stored by no cache.
 */
export function refusal(
  status: RefusalStatus,
  {
    language,
    acceptsJson,
    busyFor,
    wait = busyFor ?? unavailableSeconds,
  }: Visitor & { wait?: number; busyFor?: number },
): Refusal {
  const requestId = crypto.randomUUID()
  const isTemporary = status === 429 || status === 503
  const body = acceptsJson
    ? JSON.stringify(new Problem(codes[status]).toWire(requestId))
    : refusalPage({
        status,
        language,
        wait,
        isBusy: busyFor !== undefined,
        contact: knownContact(language),
      })
  const headers = {
    'content-type': acceptsJson ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': String(new TextEncoder().encode(body).byteLength),
    'content-security-policy': acceptsJson ? inertPolicy : pagePolicy,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    vary: 'cookie, accept',
    ...(isTemporary && { 'retry-after': String(wait) }),
    ...(status === 405 && { allow: 'GET' }),
  }
  return { status, headers, body }
}

/** What a refusal must know of a request: its address as it was sent, and two headers. */
export interface RefusedRequest {
  url: string
  cookie: string
  accept: string
}

/**
 * The response to a form that a browser sent to the address of its page, which only its script can
 * send; null for any other request. An address without prefix is a page in English.
 */
export function unsentForm(request: RefusedRequest & { method: string }): Refusal | null {
  if (request.method !== 'POST' || !request.accept.includes('text/html')) return null
  return refusal(405, visitorOf({ ...request, cookie: '' }))
}

/** The language of the address, else the one that the browser has chosen; and what a program accepts. */
export function visitorOf({ url, cookie, accept }: RefusedRequest): Visitor {
  const isCall = /^\/api(?:[/?]|$)/.test(url)
  const isArabic = /^\/ar(?:[/?]|$)/i.test(url)
  return {
    language: isArabic ? 'ar' : chosenLocale(cookie),
    acceptsJson: isCall || (/\bjson\b/.test(accept) && !accept.includes('text/html')),
  }
}
