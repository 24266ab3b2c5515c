import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { contentEntries, contentVersions } from '@/lib/db/schema/content'
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm'

interface Period {
  /** The first day, and the first one after it. */
  days: readonly [string, string]
  /** When they begin. */
  instants: readonly [string, string]
  limit: number
}

const { kind, record_id, state, publish_at, unpublish_at, review_on, is_new } = contentEntries
const named = { kind, id: record_id, ...columnPair(contentEntries, 'label') }
const isThere = ne(state, 'removed')

/** What was published in a period and is still there. */
export async function selectPublications(db: Executor, { instants: [from, until], limit }: Period) {
  const { version, action, at } = contentVersions
  const isOf = and(eq(contentVersions.kind, kind), eq(contentVersions.record_id, record_id))
  return db
    .select({ ...named, at })
    .from(contentVersions)
    .innerJoin(contentEntries, isOf)
    .where(and(eq(action, 'publish'), gte(at, from), lt(at, until), isThere))
    .orderBy(asc(at), asc(version))
    .limit(limit)
}

export async function selectScheduled(db: Executor, { instants: [from, until], limit }: Period) {
  return db
    .select({ ...named, at: publish_at })
    .from(contentEntries)
    .where(and(eq(state, 'scheduled'), gte(publish_at, from), lt(publish_at, until)))
    .orderBy(asc(publish_at))
    .limit(limit)
}

export async function selectEnds(db: Executor, { instants: [from, until], limit }: Period) {
  return db
    .select({ ...named, at: unpublish_at })
    .from(contentEntries)
    .where(and(gte(unpublish_at, from), lt(unpublish_at, until), isThere))
    .orderBy(asc(unpublish_at))
    .limit(limit)
}

export async function selectReviews(db: Executor, { days: [from, until], limit }: Period) {
  return db
    .select({ ...named, day: review_on })
    .from(contentEntries)
    .where(and(gte(review_on, from), lt(review_on, until), eq(is_new, false), isThere))
    .orderBy(asc(review_on))
    .limit(limit)
}
