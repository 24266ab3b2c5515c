import 'server-only'
import type { Executor } from '@/lib/db/database'
import { followChanges, followChangeTopics } from '@/lib/db/schema/follows'
import { searchDocuments } from '@/lib/db/schema/search'
import { sql } from 'drizzle-orm'
import type { FollowSource } from '../sources/contract'

interface ChangeRow extends Record<string, unknown> {
  source: FollowSource
  record_id: string
  changed_at: string
}

/** The latest changes of a topic. */
export async function selectChangesOf(db: Executor, topic: string, limit: number) {
  const { rows } = await db.execute<ChangeRow>(sql`
    select c.source, c.record_id, c.changed_at
    from ${followChangeTopics} t join ${followChanges} c on c.id = t.change_id
    where t.topic = ${topic} order by t.change_id desc limit ${limit}::int`)
  return rows
}

/** The latest changes whose records a search finds, among those of the last 90 days. */
export async function selectChangesFound(
  db: Executor,
  kinds: readonly (readonly [source: FollowSource, kind: string])[],
  query: string,
  limit: number,
) {
  const pairs = sql.join(
    kinds.map(([source, kind]) => sql`(${source}, ${kind})`),
    sql`, `,
  )
  const { rows } = await db.execute<ChangeRow>(sql`
    with latest as materialized (
      select c.id, c.source, c.record_id, c.changed_at, c.tokens from ${followChanges} c
      where c.found_at > now() - interval '90 days'
      order by c.id desc limit 2000
    )
    select c.source, c.record_id, c.changed_at
    from latest c
    left join (values ${pairs}) k (source, kind) on k.source = c.source
    left join ${searchDocuments} d on d.kind = k.kind and d.audience = 'public'
      and d.record_id = case when c.record_id ~ '^[0-9]+$' then c.record_id::int end
    where coalesce(c.tokens, d.words) @@ ${query}::tsquery
    order by c.id desc limit ${limit}::int`)
  return rows
}
