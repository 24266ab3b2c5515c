/**
 * What the page store knows of the entries that Next passes to a `cacheHandler`.
 * Next does not document them; `next-cache-entries.test.ts` checks the installed version.
 */

/** What the page store reads and writes of an entry. */
export interface CacheEntryValue {
  kind: string
  html?: unknown
  body?: Uint8Array
  rscData?: Uint8Array
  segmentData?: Map<string, Uint8Array>
  headers?: Record<string, string | string[] | undefined>
  status?: number
  tags?: string[]
  data?: { body?: string }
}

/** The kind of a rendered page. */
export const pageKind = 'APP_PAGE'
/** The kind of a data answer. */
export const dataKind = 'FETCH'
/** The header that holds the tags of a page. */
export const tagsHeader = 'x-next-cache-tags'

/** The path of a page, with its language: Next puts it behind a hash of the route. */
export function pathOf(key: string): string {
  return key.replace(/^\/route-cache\/[^$]*\$/, '')
}

/** The tags of an entry: a page has them in a header, a data answer in its value or its context. */
export function tagsOf(value: CacheEntryValue | null, context: { tags?: string[] }): string[] {
  const header = value?.headers?.[tagsHeader]
  const ofPage = typeof header === 'string' ? header.split(',') : []
  return [...ofPage, ...(value?.tags ?? []), ...(context.tags ?? [])]
}

/** About how many bytes of memory an entry takes. */
export function sizeOf(value: CacheEntryValue | null): number {
  if (!value) return 0
  const html = typeof value.html === 'string' ? value.html.length * 2 : 0
  const segments = [...(value.segmentData?.values() ?? [])].reduce(
    (sum, part) => sum + part.length,
    0,
  )
  const data = (value.data?.body?.length ?? 0) * 2
  return html + data + segments + (value.body?.length ?? 0) + (value.rscData?.length ?? 0)
}
