import { countLimitRefusal } from '../../metrics/measures.ts'
import { refusal, visitorOf, type Refusal } from '../refusals/refusal.ts'
import { processWide } from '../../settings/process-wide.ts'
import { settings } from '../../settings/settings.ts'
import { requestKind, type RequestKind } from './request-kind.ts'
import { TrafficLimiter } from './traffic-limiter.ts'

/** What is known of a request before anything was done for it. */
export interface ReceivedRequest {
  method: string
  /** As it was sent, escapes included. */
  url: string
  isData: boolean
  cookie: string
  accept: string
  /** The caller's, as `clientAddress` knows it. */
  address: string
  /** Whether it may mean two things, which a proxy and the portal may read differently. */
  isAmbiguous?: boolean
}

/** What is written to the log about a refusal: never the address itself, which may hold a token. */
export interface RefusalReport {
  kind: RequestKind
  status: number
  address: string
  seconds?: number
}

interface Portal {
  /** Whether a path is a file of the build or of `public`. */
  isFile: (path: string) => boolean
  /** Called for the first refusal of a network in a minute. */
  report: (line: RefusalReport) => void
  now: number
}

interface Verdict {
  kind: RequestKind
  /** The response, where the request must not be served. */
  refused: Refusal | null
}

/** The limiter of this process, for pages and calls alike. */
export function trafficLimiter(): TrafficLimiter {
  return processWide('traffic-limiter', () => new TrafficLimiter(settings().LIMITS))
}

/**
 * Decides whether a request is served, before anything is done for it: 400 for an address that
 * cannot be understood or two hosts, 429 for too many of its kind from its address or network (RELIABILITY.md T20).
 */
export function judgeRequest(request: ReceivedRequest, portal: Portal): Verdict {
  const kind = request.isAmbiguous ? 'malformed' : requestKind(request, portal.isFile)
  if (kind === 'free') return { kind, refused: null }
  const seconds = secondsToWait(request, kind, portal.now)
  if (seconds === 0 && kind !== 'malformed') return { kind, refused: null }
  const status = seconds > 0 ? 429 : 400
  if (seconds > 0) countLimitRefusal(limitOf(kind))
  const wait = seconds > 0 ? { wait: seconds } : {}
  if (trafficLimiter().isFirstRefusal(request.address, portal.now)) {
    portal.report({ kind, status, address: request.address, ...(seconds > 0 && { seconds }) })
  }
  return { kind, refused: refusal(status, { ...visitorOf(request), ...wait }) }
}

/** The limit that counts a kind of request. */
const limitOf = (kind: Exclude<RequestKind, 'free'>) =>
  kind === 'uncertain' || kind === 'malformed' ? 'not-found' : kind

/** Counts the request; one whose page may not exist is counted once that is known. */
function secondsToWait(
  { address }: ReceivedRequest,
  kind: Exclude<RequestKind, 'free'>,
  now: number,
): number {
  if (kind === 'uncertain') return trafficLimiter().waitOf(address, 'not-found', now)
  return trafficLimiter().admit(address, limitOf(kind), now)
}

const notThere: readonly (number | null)[] = [308, 404, null]

/**
 * Counts the answer to an address that may not have existed: not found, or moved elsewhere. One that
 * its caller did not wait for (null) may have been either.
 */
export function countAnswer(
  kind: RequestKind,
  status: number | null,
  address: string,
  now: number,
): void {
  if (kind !== 'uncertain' || !notThere.includes(status)) return
  trafficLimiter().count(address, 'not-found', now)
}
