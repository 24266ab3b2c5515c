import { strictTransport } from '../settings/https.ts'
import { processWide } from '../settings/process-wide.ts'
import { cachedPageSources, contentPolicy } from './content-policy.ts'
import { nextDayInAmman } from '../i18n/today.ts'
import {
  dataKind,
  pageKind,
  pathOf,
  sizeOf,
  tagsOf,
  type CacheEntryValue,
} from './next-cache-entries.ts'
import { pageAllowances } from './page-allowances.ts'

/**
 * The page store: Next's `cacheHandler`. It keeps rendered pages and data answers in memory,
 * drops them by tag, writes a page's Content-Security-Policy with the hashes of its inline
 * scripts when the page is put in, and gives pages that found nothing their 404
 * (HOUSE.md section 4). One store serves all copies of this module in a process.
 */

/** A page that found no record carries this tag and is answered with status 404. */
export const notFoundTag = 'status-404'

/** A page of which a part could not be loaded has this tag and is soon rendered again. */
export const partialTag = 'partial'

/** A redirect marker: a page that is a redirect (308) carries its target in tags of this form. */
const redirectPart = /^redirect-(\d+):(.*)$/

/** Next allows at most 256 characters in a tag, so a long address is split over several. */
const redirectPartLength = 200

/** The redirect marker with this target. The address is encoded, as a header has it. */
export function redirectTags(address: string): string[] {
  const encoded = Buffer.from(decodeURI(address)).toString('base64url')
  const count = Math.ceil(encoded.length / redirectPartLength)
  return Array.from({ length: count }, (_, part) => {
    const start = part * redirectPartLength
    return `redirect-${part}:${encoded.slice(start, start + redirectPartLength)}`
  })
}

function redirectTarget(tags: readonly string[]): string | null {
  const parts = tags.flatMap((tag) => {
    const [, part, text = ''] = redirectPart.exec(tag) ?? []
    return part === undefined ? [] : [{ part: Number(part), text }]
  })
  if (parts.length === 0) return null
  const encoded = parts.toSorted((one, other) => one.part - other.part).map(({ text }) => text)
  return encodeURI(Buffer.from(encoded.join(''), 'base64url').toString())
}

/** How long a rendered page lives at most. */
const pageLifeMs = 600_000
/** How long a data answer lives: in the oldest page it is no more than 15 minutes old. */
const dataLifeMs = 300_000
const memoryLimitBytes = 256 * 1024 * 1024
/** Not-found responses and redirects: anybody can request any number of such addresses. */
const withoutContentLimit = 500
const notFoundLifeMs = 60_000
const partialLifeMs = 15_000
const secondSweepMs = 2_000
const overheadBytes = 512

interface Entry {
  value: CacheEntryValue | null
  lastModified: number
  tags: readonly string[]
  bytes: number
  expiresAt: number
}

interface Store {
  entries: Map<string, Entry>
  bytes: number
  withoutContent: Set<string>
}

function store(): Store {
  return processWide('pages', () => ({ entries: new Map(), bytes: 0, withoutContent: new Set() }))
}

function remove(key: string): void {
  const { entries, withoutContent } = store()
  store().bytes -= entries.get(key)?.bytes ?? 0
  entries.delete(key)
  withoutContent.delete(key)
}

/** Drops every entry that carries one of the tags. */
export function dropTags(tags: readonly string[]): void {
  for (const [key, entry] of store().entries) {
    if (entry.tags.some((tag) => tags.includes(tag))) remove(key)
  }
}

/**
 * Drops every entry that carries one of the tags, all entries for `all`; and once more, since a
 * render that read before a publication may be stored after it.
 */
export function sweepTags(tags: readonly string[] | 'all'): void {
  const sweep = () => (tags === 'all' ? dropAll() : dropTags(tags))
  sweep()
  setTimeout(sweep, secondSweepMs).unref()
}

function dropAll(): void {
  for (const key of store().entries.keys()) remove(key)
}

function evictOldest(): void {
  const held = store()
  for (const key of held.entries.keys()) {
    if (held.bytes <= memoryLimitBytes && held.withoutContent.size <= withoutContentLimit) return
    if (held.bytes > memoryLimitBytes || held.withoutContent.has(key)) remove(key)
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

  async set(key: string, value: CacheEntryValue | null, context: { tags?: string[] }) {
    const tags = tagsOf(value, context)
    const isPage = value?.kind === pageKind
    const missing = isPage && tags.includes(notFoundTag)
    const target = isPage ? redirectTarget(tags) : null
    if (isPage) await finishPage(key, value, missing, target)
    remove(key)
    const bytes = sizeOf(value) + key.length + overheadBytes
    const lastModified = Date.now()
    const expiresAt = Math.min(lastModified + lifeOf(value, tags), nextDayInAmman(lastModified))
    store().entries.set(key, { value, lastModified, tags, bytes, expiresAt })
    store().bytes += bytes
    if (missing || target !== null) store().withoutContent.add(key)
    evictOldest()
  }

  async revalidateTag(tag: string | string[]) {
    sweepTags(Array.isArray(tag) ? tag : [tag])
  }

  resetRequestCache() {}
}

function lifeOf(value: CacheEntryValue | null, tags: readonly string[]): number {
  if (tags.includes(partialTag)) return partialLifeMs
  if (tags.includes(notFoundTag)) return notFoundLifeMs
  return value?.kind === dataKind ? dataLifeMs : pageLifeMs
}

async function finishPage(
  key: string,
  page: CacheEntryValue,
  missing: boolean,
  target: string | null,
) {
  if (missing) page.status = 404
  if (target) {
    page.status = 308
    page.headers = { ...page.headers, location: target }
  }
  if (typeof page.html !== 'string') return
  const policy = contentPolicy(await cachedPageSources(page.html), pageAllowances(pathOf(key)))
  page.headers = { ...page.headers, ...strictTransport(), 'content-security-policy': policy }
}
