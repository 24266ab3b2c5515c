import 'server-only'
import { listen, notify, type Executor } from '@/lib/db/database'
import { dropTags, sweepTags } from './store-entries'

/** The cache tags that a publication changes; 'all' where any page may show it. */
export type PublishedTags = readonly string[] | 'all'

const channel = 'page-tags'

/** Begins the message of a withdrawal, after which no copy of a page may be kept. */
const withdrawal = '-'

/** Notifies all instances, on commit, to drop the pages with these tags. */
export async function announceTags(tx: Executor, tags: PublishedTags): Promise<void> {
  if (tags.length > 0) await notify(channel, tags === 'all' ? tags : tags.join(','), tx)
}

/** Notifies all instances, on commit, to drop the pages with these tags and every copy of them. */
export async function announceWithdrawal(tx: Executor, tags: readonly string[]): Promise<void> {
  await notify(channel, `${withdrawal}${tags.join(',')}`, tx)
}

/** Drops pages when another instance, or the worker at a scheduled time, publishes. */
export function listenForPublications(): Promise<() => Promise<void>> {
  return listen(
    channel,
    (payload) => {
      if (payload === 'all') sweepTags(payload)
      else if (payload.startsWith(withdrawal)) dropTags(payload.slice(1).split(','))
      else sweepTags(payload.split(','))
    },
    () => sweepTags('all'),
  )
}
