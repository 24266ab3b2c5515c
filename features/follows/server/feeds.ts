import 'server-only'
import { renamePair } from '@/lib/bilingual/pair'
import { database } from '@/lib/db/database'
import type { FollowKind } from '@/lib/db/codes/follows'
import { tsqueryOf } from '@/lib/search/query'
import type { FeedEntry, NamedTopic } from '../contract'
import { feedLength, followedSearch, topicOf } from '../rules'
import { isCounted } from '../sources/rules'
import { searchedSources } from '../sources/server/sources.sql'
import { linesOf, referenceKey } from '../sources/server/sources'
import { requireTopic } from './targets'
import { selectChangesFound, selectChangesOf } from './feeds.sql'

/**
 * The latest public records on a topic, newest first: each once, and none that members alone may
 * read. Throws `not_found` and `invalid` for the topic.
 */
export async function getFollowFeed(given: { kind: FollowKind; target: string }) {
  const db = await database()
  const topic = await requireTopic(db, given)
  const changes = await changesOf(topic)
  const lines = await linesOf(db, changes)
  const news = new Map<string, FeedEntry>()
  for (const { source, record_id, changed_at } of changes) {
    const key = referenceKey({ source, record_id })
    const line = lines.get(key)
    if (!line || news.has(key) || isCounted(source)) continue
    news.set(key, {
      source,
      ...renamePair(line.title, 'title', 'title'),
      path: line.path,
      changed_at: new Date(changed_at).toISOString(),
    })
  }
  return { topic, news: [...news.values()].slice(0, feedLength) }
}

/** Twice as many as a feed has: some of them are no longer public. */
const changeLimit = feedLength * 2

async function changesOf(topic: NamedTopic) {
  const db = await database()
  if (topic.kind !== 'search') return selectChangesOf(db, topicOf(topic), changeLimit)
  const query = tsqueryOf(followedSearch(topic.target)) ?? ''
  return selectChangesFound(db, searchedSources, query, changeLimit)
}
