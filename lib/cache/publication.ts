import 'server-only'
import { listen, notify, type Executor } from '@/lib/db/database'
import { sweepTags } from './page-store'

/** The tags of what a publication changes; 'all' where any page may show it. */
export type PublishedTags = readonly string[] | 'all'

const channel = 'page-tags'

/** Tells all instances, once the transaction is committed, to drop what carries these tags. */
export async function announceTags(tx: Executor, tags: PublishedTags): Promise<void> {
  if (tags.length > 0) await notify(channel, tags === 'all' ? tags : tags.join(','), tx)
}

/** Drops here what others publish: another instance, or the worker at the hour that was set. */
export function hearPublications(): Promise<() => Promise<void>> {
  return listen(
    channel,
    (payload) => sweepTags(payload === 'all' ? payload : payload.split(',')),
    () => sweepTags('all'),
  )
}
