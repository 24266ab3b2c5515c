import { decodeSegment } from './decoded-segment.ts'

/** First segments that no English page has, and that are known in lower case only. */
export const reservedSegments = ['ar', 'en', 'api', 'media', 'admin', '_next'] as const

/** What separates segments, here or on another server, or ends a text. */
const refusedSign = /%(?:2f|5c|00)|\\/i

/** Next's files of a page's data. Browsers request them by a header, at the address of the page. */
const pageData = /\.rsc$/i

/** Escapes of signs that stand for themselves everywhere (RFC 3986, section 2.3). */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * Whether a path can be understood: it begins with a slash (a proxy is asked for whole URLs, this
 * is none), and its escapes are those of a text.
 */
export function isUnderstood(path: string): boolean {
  return path.startsWith('/') && isDecodable(path)
}

/**
 * The address of the not-found page that is shown in place of a refused path: one with
 * `%2F`, `%5C` or `%00` in it, one that leads up, one of Next's own data files, and `/AR` or `/Api`,
 * which servers on the way may take for `/ar` or `/api`. Null for every other path.
 */
export function notFoundInstead(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  if (!isMisspelt(path, first)) return null
  return first.toLowerCase() === 'ar' ? '/ar/404' : '/404'
}

function isMisspelt(path: string, first: string): boolean {
  if (refusedSign.test(path) || pageData.test(path) || leadsUp(path)) return true
  const lower = first.toLowerCase()
  return first !== lower && lower !== 'en' && reservedSegments.some((name) => name === lower)
}

/** Whether a path has a step in it, which servers resolve: `/_next/static/../../api` is `/api`. */
export function leadsUp(path: string): boolean {
  return path.split('/').some((text) => /^\.{1,2}$/.test(decodeSegment(text)))
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Browsers read a path that begins with two slashes as the address of another server. */
const manySlashes = /\/{2,}/g

/**
 * The plain spelling of a path with needless escapes or slashes, which redirects there (308); null
 * without.
 */
export function plainSpelling(path: string): string | null {
  const plain = path.replace(needlessEscape, decodeURIComponent).replace(manySlashes, '/')
  return plain === path ? null : plain
}
