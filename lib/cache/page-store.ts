import { measures } from '../metrics/measures.ts'
import { strictTransport } from '../settings/https.ts'
import { cachedPageSources, contentPolicy } from './content-policy.ts'
import {
  dataKind,
  pageKind,
  pathOf,
  sizeOf,
  tagsOf,
  type CacheEntryValue,
} from './next-cache-entries.ts'
import { pageAllowances } from './page-allowances.ts'
import { notFoundTag, partialTag, redirectTarget } from './page-marks.ts'
import { textsOf } from './payloads.ts'
import { currentRendering } from './rendering.ts'
import {
  entryOf,
  isLive,
  keysByAddress,
  prolong,
  putEntry,
  sweepTags,
  type Entry,
} from './store-entries.ts'
import { bytesOf, compressPage, compressPageFurther, restored } from './stored-page.ts'

/** How long a rendered page lives at most. */
const pageLifeMs = 600_000
/** How long a data answer lives: in the oldest page it is no more than 15 minutes old. */
const dataLifeMs = 300_000
const notFoundLifeMs = 60_000
const partialLifeMs = 15_000

/**
 * The page store: Next's `cacheHandler`. It keeps rendered pages, compressed, and data answers in
 * memory, drops them by tag, writes a page's Content-Security-Policy with the hashes of its inline
 * scripts when the page is put in, and gives pages that found nothing their 404
 * (HOUSE.md section 4).
 */
export default class PageStore {
  async get(key: string) {
    const entry = entryOf(key)
    const rendering = currentRendering()
    const { next } = measures().pageReads
    if (!entry || !isLive(entry, Date.now()) || rendering?.replaces === entry) {
      next.misses += 1
      return null
    }
    next.hits += 1
    const { value, page, storedAt } = entry
    if (rendering && page) rendering.key = key
    return { value: value && page ? await restored(value, page) : value, lastModified: storedAt }
  }

  async set(key: string, value: CacheEntryValue | null, context: { tags?: string[] }) {
    const tags = tagsOf(value, context)
    const life = lifeOf(value, tags)
    if (value?.kind !== pageKind || typeof value.html !== 'string') {
      putEntry(key, { value, page: null, tags, life, bytes: sizeOf(value), withoutContent: false })
      return
    }
    const rendering = currentRendering()
    if (rendering) rendering.key = key
    const last = entryOf(key)
    const isWorse = tags.includes(partialTag) && last !== undefined && isWhole(last)
    if (isWorse && prolong(last, partialLifeMs)) return
    const address = rendering?.address ?? pathOf(key)
    if (rendering) keysByAddress().set(address, key)
    const target = redirectTarget(tags)
    const isMissing = tags.includes(notFoundTag)
    if (isMissing) value.status = 404
    if (target !== null) value.status = 308
    // A redirect is sent without its page, which nobody reads.
    const texts = target === null ? await textsOf(address, value.html) : { html: '', payload: null }
    value.headers = { ...value.headers, ...(await headersOf(key, texts.html, target)) }
    const page = await compressPage(value, texts)
    const withoutContent = isMissing || target !== null
    const { html: _html, rscData: _data, segmentData: _segments, ...rest } = value
    const bytes = bytesOf(page)
    putEntry(key, { value: rest, page, tags, life, bytes, withoutContent })
    // Few people ask twice for an address that is not there.
    if (!withoutContent) void compressPageFurther(page, texts)
  }

  async revalidateTag(tag: string | string[]) {
    sweepTags(Array.isArray(tag) ? tag : [tag])
  }

  resetRequestCache() {}
}

/** Whether a page had all its parts, and no publication has changed them since. */
function isWhole({ page, tags, outdated }: Entry): boolean {
  return page !== null && !outdated && !tags.includes(partialTag) && !tags.includes(notFoundTag)
}

function lifeOf(value: CacheEntryValue | null, tags: readonly string[]): number {
  if (tags.includes(partialTag)) return partialLifeMs
  if (tags.includes(notFoundTag)) return notFoundLifeMs
  return value?.kind === dataKind ? dataLifeMs : pageLifeMs
}

async function headersOf(key: string, html: string, target: string | null) {
  const policy = contentPolicy(await cachedPageSources(html), pageAllowances(pathOf(key)))
  return {
    ...strictTransport(),
    'content-security-policy': policy,
    ...(target !== null && { location: target }),
  }
}
