import { decodeSegment } from '../routing/decoded-segment.ts'
import { isUnderstood } from '../routing/spelling.ts'
import { pageAt } from '../routing/table.ts'
import { measures } from './measures.ts'
import { addDuration, type Durations } from './series.ts'

/** `hit`: sent from memory; `miss`: rendered or read first; `none`: not from the page store. */
export type CacheResult = 'hit' | 'miss' | 'none'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Addresses besides pages and declared calls. Whatever else is requested is `/*`. */
const areas = [
  '/_next/static/',
  '/_next/',
  '/media/',
  '/api/files/',
  '/api/conversation-files/',
  '/api/market-datasets/',
  '/api/my-company-files/',
  '/api/my-offer-files/',
  '/api/docs',
  '/api/metrics',
  '/api/openapi.json',
  '/api/',
]
const otherRoute = '/*'

/** The pattern of an address: a row of the table of addresses, or an area; never the address itself. */
export function routeOf(url: string): string {
  const [path = '/'] = url.split('?')
  if (!isUnderstood(path)) return otherRoute
  const area = areas.find((start) => path.startsWith(start))
  if (area) return area.endsWith('/') ? `${area}*` : area
  return pageAt(decodeSegment(path))?.path ?? otherRoute
}

interface AnsweredRequest {
  method: string
  route: string
  status: number
  cache: CacheResult
}

/** Counts an answered request. `route` is a pattern, as `routeOf` or a contract knows it. */
export function countRequest(request: AnsweredRequest, seconds: number): void {
  addDuration(durationsOf(request), seconds)
}

function durationsOf({ method, route, status, cache }: AnsweredRequest): Durations {
  return measures().requests.at({
    http_request_method: methods.has(method) ? method : '_OTHER',
    http_route: route,
    http_response_status_code: String(status),
    portal_cache_result: cache,
  })
}

/** Durations of what is sent from memory, found by a number instead of labels. */
export class HitMeter {
  readonly #route: string
  readonly #byStatus = new Map<number, Durations>()

  constructor(route: string) {
    this.#route = route
  }

  /** Counts a sent page or file. */
  count(method: string, status: number, seconds: number): void {
    // A HEAD request counts apart, under a number that no status has.
    const key = method === 'HEAD' ? -status : status
    let durations = this.#byStatus.get(key)
    if (!durations) {
      durations = durationsOf({ method, route: this.#route, status, cache: 'hit' })
      this.#byStatus.set(key, durations)
    }
    addDuration(durations, seconds)
  }
}
