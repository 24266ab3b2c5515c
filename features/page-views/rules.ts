import type { Locale } from '@/lib/i18n/locale'
import { isCrawler } from '@/lib/routing/crawlers'
import { isInPrivateArea } from '@/lib/routing/guards'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { idInSlug, splitLocale } from '@/lib/routing/routes'

const maxSegments = 5
const word = /^[a-z][a-z0-9_-]{0,59}$/

/** The address of search results contains typed text: only the page is counted. */
const searchPage = '/search'

/**
 * The page of a path in the form that is counted: without language, without slug, in one spelling;
 * null for personal pages and for paths that no page of the portal has.
 */
export function countedPage(pathname: string): { page: string; locale: Locale } | null {
  if (isInPrivateArea(pathname)) return null
  const { locale, path } = splitLocale(pathname)
  if (path === '/') return { page: path, locale }
  if (path === searchPage || path.startsWith(`${searchPage}/`)) return { page: searchPage, locale }
  const segments = path.split('/').slice(1).map(countedSegment)
  const known = segments.filter((segment) => segment !== null)
  if (known.length !== segments.length || segments.length > maxSegments) return null
  return { page: `/${known.join('/')}`, locale }
}

function countedSegment(segment: string): string | null {
  const text = decodeSegment(segment).toLowerCase()
  const id = idInSlug(text)
  if (id !== null) return String(id)
  return word.test(text) ? text : null
}

const recordPages: readonly [prefix: string, kind: string][] = [
  ['/news/', 'news'],
  ['/buyers/products/', 'products'],
  ['/buyers/services/', 'services'],
  ['/buyers/', 'companies'],
  ['/events/', 'events'],
  ['/fta-country-agreement/', 'agreements'],
  ['/export-trade-support-institutions/', 'exports'],
]

/** The kind and id of the record that a counted page shows; null for pages without a record. */
export function recordOf(page: string): { kind: string; id: number } | null {
  const found = recordPages.find(([prefix]) => page.startsWith(prefix))
  if (!found) return null
  const [prefix, kind] = found
  const rest = page.slice(prefix.length)
  return /^[1-9]\d{0,8}$/.test(rest) ? { kind, id: Number(rest) } : null
}

const tools = /headless|monitor|curl|wget|python|java\/|http-client|axios/i

/** Whether a user agent declares itself a program. */
export const isProgram = (agent: string) => agent === '' || tools.test(agent) || isCrawler(agent)
