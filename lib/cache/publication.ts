import 'server-only'
import { listen, notify, type Executor } from '@/lib/db/database'
import { sweepTags } from './store-entries'

/** The cache tags that a publication changes; 'all' where any page may show it. */
export type PublishedTags = readonly string[] | 'all'

const channel = 'page-tags'

/** Notifies all instances, on commit, to drop the pages with these tags. */
export async function announceTags(tx: Executor, tags: PublishedTags): Promise<void> {
  if (tags.length > 0) await notify(channel, tags === 'all' ? tags : tags.join(','), tx)
}

/** Drops pages when another instance, or the worker at a scheduled time, publishes. */
export function listenForPublications(): Promise<() => Promise<void>> {
  return listen(
    channel,
    (payload) => sweepTags(payload === 'all' ? payload : payload.split(',')),
    () => sweepTags('all'),
  )
}
