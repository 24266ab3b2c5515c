import 'server-only'
import type { Executor } from '@/lib/db/database'
import { followChanges, followChangeTopics, followSearches } from '@/lib/db/schema/follows'
import { searchDocuments } from '@/lib/db/schema/search'
import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { FollowSource } from '../sources/contract'
import { changesOf, searchedSources } from '../sources/server/sources.sql'

/** The key of an advisory lock: changes get their numbers in the order in which they are committed. */
const advisoryLock = 7_215_340_128

/** Until the transaction ends, nobody else numbers changes. */
export async function lockChanges(tx: Executor) {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
}

/** Writes changes of a source that are not recorded yet, with their topics; returns their number. */
export async function recordChanges(
  tx: Executor,
  source: FollowSource,
  limit: number,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with fresh as materialized (
      select c.record_id, c.stamp, c.changed_at, case
          when c.repeated is not null and (c.known or exists (select from ${followChanges} k
            where k.source = ${source} and k.record_id = c.record_id))
          then c.repeated else c.topics end as topics
      from (${changesOf(source)}) c
      where not exists (select from ${followChanges} k where k.source = ${source}
        and k.record_id = c.record_id and k.stamp = c.stamp)
      order by c.changed_at limit ${limit}::int
    ), written as (
      insert into ${followChanges} (source, record_id, stamp, changed_at)
      select ${source}::text, record_id, stamp, changed_at from fresh order by changed_at
      on conflict do nothing
      returning id, record_id, stamp
    ), topics as (
      insert into ${followChangeTopics} (topic, change_id)
      select distinct unnest(f.topics), w.id from written w join fresh f using (record_id, stamp)
    )
    select count(*)::int as count from written`)
  return rows[0]?.count ?? 0
}

const searchedKinds = sql.join(
  searchedSources.map(([source, kind]) => sql`(${source}, ${kind})`),
  sql`, `,
)

/** The records of changes of a range, inclusive. */
export async function selectRecords(tx: Executor, [from, to]: readonly [number, number]) {
  const { id, record_id } = followChanges
  return tx
    .select({ id, record_id })
    .from(followChanges)
    .where(between(id, from, to))
}

/** Notes what followed searches are compared with. */
export async function writeTokens(tx: Executor, id: number, tokens: string) {
  await tx
    .update(followChanges)
    .set({ tokens: sql`${tokens}::tsvector` })
    .where(eq(followChanges.id, id))
}

/** Forgets what followed searches were compared with of records that are deleted. */
export async function eraseTokens(tx: Executor, source: FollowSource, records: readonly number[]) {
  await tx
    .update(followChanges)
    .set({ tokens: null })
    .where(
      and(eq(followChanges.source, source), inArray(followChanges.record_id, records.map(String))),
    )
}

/** Adds the followed searches that find changes of a range, inclusive, to their topics. */
export async function matchSearches(tx: Executor, [from, to]: readonly [number, number]) {
  await tx.execute(sql`
    insert into ${followChangeTopics} (topic, change_id)
    select s.topic, c.id
    from ${followChanges} c
    left join (values ${searchedKinds}) k (source, kind) on k.source = c.source
    left join ${searchDocuments} d on d.kind = k.kind and d.audience = 'public'
      and d.record_id = case when c.record_id ~ '^[0-9]+$' then c.record_id::int end
    join ${followSearches} s on coalesce(c.tokens, d.words) @@ s.query
    where c.id between ${from}::bigint and ${to}::bigint
    on conflict do nothing`)
}

export async function countSearches(db: Executor): Promise<number> {
  return db.$count(followSearches)
}

export async function lastChange(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ last: number | string }>(
    sql`select coalesce(max(id), 0) as last from ${followChanges}`,
  )
  return Number(rows[0]?.last ?? 0)
}
