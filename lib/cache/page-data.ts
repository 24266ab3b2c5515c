import 'server-only'
import { unstable_cache } from 'next/cache'
import { processWide } from '../settings/process-wide'
import { Problem } from '../api/problem'
import { setNotFound, setRedirect } from '../api/response-status'
import { logger } from '../log/logger'
import { isDraftView } from './draft-view'
import { notFoundTag, partialTag, redirectTags } from './page-marks'
import { onChange } from './store-entries'

/** Seconds a data answer lives; its page lives ten minutes more at most (spec/decisions.md section 2). */
const dataLifeSeconds = 300
const notFoundLifeSeconds = 60
const partialLifeSeconds = 15

const loads = () => processWide('loads', () => new Map<string, Promise<unknown>>())

/** Shares one load between concurrent requests: an uncached page with many readers costs one load. */
function together(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const running = loads().get(key)
  if (running) return running
  const started = load().finally(() => {
    if (loads().get(key) === started) loads().delete(key)
  })
  loads().set(key, started)
  return started
}

// What began to load before a publication may not have its change.
onChange(() => loads().clear())

/**
 * Caches a loaded value under its tags, and adds the tags to the page that loads it. A value for the
 * view of a draft is neither cached nor shared.
 */
export async function cacheUnderTags(
  key: string,
  tags: readonly string[],
  load: () => Promise<unknown>,
): Promise<unknown> {
  if (await isDraftView()) return load()
  return unstable_cache(() => together(key, load), [key], {
    tags: [...tags],
    revalidate: dataLifeSeconds,
  })()
}

/** Sends the page being rendered with status 404, whether or not the page store keeps it. */
export function sendNotFound(): Promise<void> {
  setNotFound()
  return mark(notFoundTag, [notFoundTag], notFoundLifeSeconds)
}

/** Sends a page of a list that is past the last one with status 404. */
export async function sendNotFoundPastEnd(
  page: number,
  records: readonly unknown[],
): Promise<void> {
  if (page > 1 && records.length === 0) await sendNotFound()
}

/**
 * Redirects the page being rendered to this address (308), whether or not the page store keeps it; a
 * kept one has a redirect marker. Next's own redirect names the address twice in the first answer of a cached page.
 */
export function sendRedirect(address: string): Promise<void> {
  setRedirect(address)
  const tags = redirectTags(address)
  return mark(tags.join(), tags, dataLifeSeconds)
}

/**
 * What a block of a page shows, or its fallback when its call fails: the page is shown
 * without the block (spec part 1 section 8), the failure is logged, and the page is soon rendered again.
 */
export async function withFallback<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    logger().warn({ code: error.code }, 'a block was left out')
    await mark(partialTag, [partialTag], partialLifeSeconds)
    return fallback
  }
}

async function mark(key: string, tags: string[], revalidate: number): Promise<void> {
  await unstable_cache(() => Promise.resolve(true), [key], { tags, revalidate })()
}
