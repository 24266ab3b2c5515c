import { isRenderedPerRequest } from '../../routing/guards.ts'
import {
  isFilteredView,
  isSearchPage,
  isWrittenFile,
  nextKey,
  pageAt,
  readsOf,
} from '../../routing/table.ts'
import { pathOf } from '../../routing/routes.ts'
import { segmentsOf } from '../../routing/segments.ts'
import { isUnderstood, leadsUp, notFoundInstead, plainSpelling } from '../../routing/spelling.ts'
import type { TrafficKind } from '../limited-actions.ts'

/** What a request costs, as far as its address says. */
export type RequestKind =
  /** A file of the build, a probe, or a page that surely exists and is kept: not counted. */
  | 'free'
  /** A page or picture that may not exist, which only its answer says: counted until it is found. */
  | 'uncertain'
  /** An address that cannot be understood. */
  | 'malformed'
  | TrafficKind

/** What is known of a request before it is answered. */
export interface TrafficRequest {
  method: string
  /** As it was sent, escapes included. */
  url: string
  /** Whether the data of a page is requested, as Next's client does. */
  isData: boolean
}

/**
 * Calls that are counted apart, by method and decoded path below `/api`; null for those that are not
 * counted: a platform that asks whether the portal lives must be answered. Contracts declare the
 * same (`limit`), which a test compares.
 */
const countedApart: ReadonlyMap<string, TrafficKind | null> = new Map([
  ['GET health', null],
  ['GET ready', null],
  ['GET search', 'search'],
  ['GET follow-topic/news', 'search'],
  ['GET search/suggestions', 'suggestion'],
  ['GET market-answers', 'suggestion'],
  ['GET hs-nomenclature', 'code-search'],
  ['POST page-views', 'page-view'],
])

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** The kind of a request, judged by its decoded path. `isFile` knows the files of the portal. */
export function requestKind(
  request: TrafficRequest,
  isFile: (path: string) => boolean,
): RequestKind {
  const kind = addressKind(request, isFile)
  const isKept = kind === 'free' || kind === 'uncertain'
  return isKept && isAnsweredByNext(request) ? 'page' : kind
}

/** Whether Next works for an answer each time, although the page or picture is kept. */
function isAnsweredByNext({ method, url, isData }: TrafficRequest): boolean {
  if (url.startsWith('/api/')) return false
  return isData || method === 'OPTIONS' || /^\/media\/.*\?/.test(url)
}

function addressKind(
  { method, url }: TrafficRequest,
  isFile: (path: string) => boolean,
): RequestKind {
  const [path = '', ...rest] = url.split('?')
  if (!isUnderstood(path)) return 'malformed'
  if (leadsUp(path)) return 'not-found'
  const [, area = ''] = path.split('/').map(decodeURIComponent)
  if (area === 'api') return callKind(method, path)
  if (isFile(decodeURIComponent(path))) return area === '_next' ? 'free' : 'page'
  if (area === '_next') return 'not-found'
  if (!readMethods.includes(method)) return callKind(method, path)
  if (area === 'media') return 'uncertain'
  return pageKind(path, new URLSearchParams(rest.join('?')))
}

function callKind(method: string, path: string): RequestKind {
  const name = decodeURIComponent(path).replace(/^\/api\/|\/$/g, '')
  const apart = countedApart.get(`${method === 'HEAD' ? 'GET' : method} ${name}`)
  return apart === undefined ? 'call' : (apart ?? 'free')
}

function pageKind(path: string, search: URLSearchParams): RequestKind {
  if (notFoundInstead(path) !== null || plainSpelling(path) !== null) return 'not-found'
  if (isSearchPage(path) || isFeedOfSearch(path, search)) return 'search'
  if (isRenderedPerRequest(path) || isFilteredView(path, search)) return 'page'
  if (isWrittenFile(path)) return 'page'
  return isSurelyThere(path, search) ? 'free' : 'uncertain'
}

function isFeedOfSearch(path: string, search: URLSearchParams): boolean {
  return isWrittenFile(path) && search.getAll('kind').includes('search')
}

/** Whether an address is exactly that of a row: nothing in it can be made up. */
function isSurelyThere(path: string, search: URLSearchParams): boolean {
  const page = pageAt(path)
  const reads = readsOf(path).keys.filter((key) => key !== nextKey)
  if (!page || reads.some((key) => search.get(key))) return false
  return (
    page.path === pathOf(path) && segmentsOf(page).every(({ literal }) => literal !== undefined)
  )
}
