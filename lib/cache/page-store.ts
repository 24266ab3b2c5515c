import { servedOverHttps, strictTransport } from '../settings/https.ts'
import { processWide } from '../settings/process-wide.ts'
import { cachedPageSources, contentPolicy } from './content-policy.ts'

/**
 * The page store: Next's `cacheHandler`. It keeps rendered pages and data answers in memory,
 * drops them by tag, writes a page's Content-Security-Policy with the hashes of its inline
 * scripts when the page is put in, and gives pages that found nothing their 404
 * (HOUSE.md section 4). One store serves all copies of this module in a process.
 */

/** A page that found no record carries this tag and is answered with status 404. */
export const notFoundTag = 'status-404'

/** A page whose address has moved carries its new address in a tag with this prefix (308). */
const movedPrefix = 'moved:'

/** The tag of a page that has moved; the new address is spelled so that a tag may hold it. */
export function movedTag(address: string): string {
  return movedPrefix + Buffer.from(address).toString('base64url')
}

function movedTo(tags: readonly string[]): string | null {
  const tag = tags.find((candidate) => candidate.startsWith(movedPrefix))
  return tag ? Buffer.from(tag.slice(movedPrefix.length), 'base64url').toString() : null
}

const memoryLimitBytes = 256 * 1024 * 1024
const notFoundLimit = 500
const notFoundLifeMs = 60_000
/** A render that read before a publication may be stored after it: a second sweep catches it. */
const secondSweepMs = 2_000
const overheadBytes = 512

interface StoredValue {
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

interface Entry {
  value: StoredValue | null
  lastModified: number
  tags: readonly string[]
  bytes: number
  expiresAt: number
}

interface Store {
  entries: Map<string, Entry>
  bytes: number
  notFound: Set<string>
}

function store(): Store {
  return processWide('pages', () => ({ entries: new Map(), bytes: 0, notFound: new Set() }))
}

function remove(key: string): void {
  const { entries, notFound } = store()
  store().bytes -= entries.get(key)?.bytes ?? 0
  entries.delete(key)
  notFound.delete(key)
}

/** Drops every entry that carries one of the tags. */
export function dropTags(tags: readonly string[]): void {
  for (const [key, entry] of store().entries) {
    if (entry.tags.some((tag) => tags.includes(tag))) remove(key)
  }
}

function makeRoom(): void {
  const held = store()
  for (const key of held.entries.keys()) {
    if (held.bytes <= memoryLimitBytes && held.notFound.size <= notFoundLimit) return
    if (held.bytes > memoryLimitBytes || held.notFound.has(key)) remove(key)
  }
}

export default class PageStore {
  async get(key: string) {
    const held = store()
    const entry = held.entries.get(key)
    if (!entry) return null
    if (entry.expiresAt < Date.now()) {
      remove(key)
      return null
    }
    held.entries.delete(key)
    held.entries.set(key, entry)
    return { value: entry.value, lastModified: entry.lastModified }
  }

  async set(key: string, value: StoredValue | null, context: { tags?: string[] }) {
    remove(key)
    const tags = tagsOf(value, context)
    const missing = tags.includes(notFoundTag) && value?.kind === 'APP_PAGE'
    if (value?.kind === 'APP_PAGE') await finishPage(value, missing, movedTo(tags))
    const bytes = sizeOf(value) + key.length + overheadBytes
    const lastModified = Date.now()
    const expiresAt = missing ? lastModified + notFoundLifeMs : Number.POSITIVE_INFINITY
    store().entries.set(key, { value, lastModified, tags, bytes, expiresAt })
    store().bytes += bytes
    if (missing) store().notFound.add(key)
    makeRoom()
  }

  async revalidateTag(tag: string | string[]) {
    const tags = Array.isArray(tag) ? tag : [tag]
    dropTags(tags)
    setTimeout(dropTags, secondSweepMs, tags).unref()
  }

  resetRequestCache() {}
}

async function finishPage(page: StoredValue, missing: boolean, moved: string | null) {
  if (missing) page.status = 404
  if (moved) {
    page.status = 308
    page.headers = { ...page.headers, location: moved }
  }
  if (typeof page.html !== 'string') return
  const policy = contentPolicy(await cachedPageSources(page.html), servedOverHttps())
  page.headers = { ...page.headers, ...strictTransport(), 'content-security-policy': policy }
}

function tagsOf(value: StoredValue | null, context: { tags?: string[] }): string[] {
  const header = value?.headers?.['x-next-cache-tags']
  const ofPage = typeof header === 'string' ? header.split(',') : []
  return [...ofPage, ...(value?.tags ?? []), ...(context.tags ?? [])]
}

function sizeOf(value: StoredValue | null): number {
  if (!value) return 0
  const html = typeof value.html === 'string' ? value.html.length * 2 : 0
  const segments = [...(value.segmentData?.values() ?? [])].reduce(
    (sum, part) => sum + part.length,
    0,
  )
  const data = (value.data?.body?.length ?? 0) * 2
  return html + data + segments + (value.body?.length ?? 0) + (value.rscData?.length ?? 0)
}
