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
  /** To be called with the status of the answer, null where its caller did not wait for it. */
  settle: Settle
}

type Settle = (status: number | null, now: number) => void

interface Admission {
  /** Seconds until the request is admitted; 0 for now. */
  wait: number
  settle: Settle
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
  if (kind === 'free') return { kind, refused: null, settle: () => {} }
  const { wait: seconds, settle } = admit(request, kind, portal.now)
  if (seconds === 0 && kind !== 'malformed') return { kind, refused: null, settle }
  const status = seconds > 0 ? 429 : 400
  if (seconds > 0) countLimitRefusal(limitOf(kind))
  const wait = seconds > 0 ? { wait: seconds } : {}
  if (trafficLimiter().isFirstRefusal(request.address, portal.now)) {
    portal.report({ kind, status, address: request.address, ...(seconds > 0 && { seconds }) })
  }
  return { kind, settle, refused: refusal(status, { ...visitorOf(request), ...wait }) }
}

/** The limit that counts a kind of request. */
const limitOf = (kind: Exclude<RequestKind, 'free'>) =>
  kind === 'uncertain' || kind === 'malformed' ? 'not-found' : kind

/** Counts a request, unless there were too many. */
function admit(
  request: ReceivedRequest,
  kind: Exclude<RequestKind, 'free'>,
  now: number,
): Admission {
  if (kind === 'uncertain') return admitUncertain(request, now)
  return { wait: trafficLimiter().admit(request.address, limitOf(kind), now), settle: () => {} }
}

const notThere: readonly (number | null)[] = [308, 404, null]

/** Addresses that may not exist and are being looked for, with how many wait for each. */
const lookedFor = () => processWide('looked-for', () => new Map<string, number>())

/**
 * Counts a request for an address that may not exist, before anything is done for it, and takes it
 * back when it was found. Not found and moved elsewhere stay counted; an answer that its caller did
 * not wait for (null) may have been either. One that is looked for already costs nothing more: it is
 * counted when it was not found, so that an office may wait for one page together.
 */
function admitUncertain({ address, url }: ReceivedRequest, now: number): Admission {
  const limiter = trafficLimiter()
  const name = `${address} ${url}`
  const waiting = lookedFor().get(name) ?? 0
  const isShared = waiting > 0
  const wait = isShared
    ? limiter.waitOf(address, 'not-found', now)
    : limiter.admit(address, 'not-found', now)
  if (wait > 0) return { wait, settle: () => {} }
  lookedFor().set(name, waiting + 1)
  const settle = (status: number | null, settledAt: number) => {
    const left = (lookedFor().get(name) ?? 1) - 1
    if (left > 0) lookedFor().set(name, left)
    else lookedFor().delete(name)
    const isMissing = notThere.includes(status)
    if (isShared && isMissing) limiter.count(address, 'not-found', settledAt)
    if (isShared || isMissing) return
    limiter.release(address, 'not-found', { countedAt: now, now: settledAt })
  }
  return { wait, settle }
}
