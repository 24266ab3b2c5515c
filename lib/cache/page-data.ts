import 'server-only'
import { unstable_cache } from 'next/cache'
import { processWide } from '../settings/process-wide'
import { movedTags, notFoundTag } from './page-store'

/** Seconds a data answer lives; its page lives ten minutes more at most (spec/decisions.md section 2). */
const dataLifeSeconds = 300
const notFoundLifeSeconds = 60

const loads = () => processWide('loads', () => new Map<string, Promise<unknown>>())

/** Loads once for all who ask at the same time: a cold page with many readers costs one load. */
function together(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const running = loads().get(key) ?? load().finally(() => loads().delete(key))
  loads().set(key, running)
  return running
}

/** Keeps a loaded value under its tags, and gives the page that loads it the same tags. */
export function keepUnderTags(
  key: string,
  tags: readonly string[],
  load: () => Promise<unknown>,
): Promise<unknown> {
  return unstable_cache(() => together(key, load), [key], {
    tags: [...tags],
    revalidate: dataLifeSeconds,
  })()
}

/** Marks the page being rendered as one that found nothing: the page store answers it with 404. */
export async function markNotFound(): Promise<void> {
  await unstable_cache(() => Promise.resolve(true), [notFoundTag], {
    tags: [notFoundTag],
    revalidate: notFoundLifeSeconds,
  })()
}

/**
 * Marks the page being rendered as moved for good: the page store answers it with 308 to this
 * address. Next's own redirect names the address twice in the first answer of a cached page.
 */
export async function markMoved(address: string): Promise<void> {
  const tags = movedTags(address)
  const keep = unstable_cache(() => Promise.resolve(true), tags, {
    tags,
    revalidate: dataLifeSeconds,
  })
  await keep()
}
