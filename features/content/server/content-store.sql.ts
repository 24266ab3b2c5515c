import 'server-only'
import type { ContentState } from '@/lib/db/codes/content-states'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries, contentSettings, contentVersions } from '@/lib/db/schema/content'
import { and, asc, desc, eq, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm'
import { contentKinds } from '../contract'

export type EntryRow = typeof contentEntries.$inferSelect

type NewEntry = typeof contentEntries.$inferInsert

type NewVersion = Omit<typeof contentVersions.$inferInsert, 'at'>

const isEntry = (kind: string, id: string) =>
  and(eq(contentEntries.kind, kind), eq(contentEntries.record_id, id))

export async function findEntry(db: Executor, kind: string, id: string) {
  const [entry] = await db.select().from(contentEntries).where(isEntry(kind, id)).limit(1)
  return entry
}

/** The entry of a record, locked until the transaction ends. */
export async function lockEntry(db: Executor, kind: string, id: string) {
  const [entry] = await db.select().from(contentEntries).where(isEntry(kind, id)).for('update')
  return entry
}

/** Inserts an entry unless there is one; returns whether it did. */
export async function insertEntry(db: Executor, entry: NewEntry): Promise<boolean> {
  const written = await db
    .insert(contentEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: contentEntries.record_id })
  return written.length > 0
}

export async function updateEntry(
  db: Executor,
  { kind, record_id }: Pick<EntryRow, 'kind' | 'record_id'>,
  change: Partial<NewEntry>,
): Promise<EntryRow | undefined> {
  const [entry] = await db
    .update(contentEntries)
    .set({ ...change, updated_at: sql`now()` })
    .where(isEntry(kind, record_id))
    .returning()
  return entry
}

export async function insertVersion(db: Executor, version: NewVersion) {
  await db.insert(contentVersions).values(version)
}

const isOf = (kind: string, id: string) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.record_id, id))

/** The versions of a record, the newest first, without their data. */
export async function selectVersions(
  db: Executor,
  { kind, id, limit, offset }: { kind: string; id: string; limit: number; offset: number },
) {
  const { version, action, state, by, at } = contentVersions
  return db
    .select({ version, action, state, by, at })
    .from(contentVersions)
    .where(isOf(kind, id))
    .orderBy(desc(version))
    .limit(limit)
    .offset(offset)
}

export async function countVersions(db: Executor, kind: string, id: string) {
  return countUpTo(db, contentVersions, isOf(kind, id))
}

export async function findVersion(db: Executor, kind: string, id: string, version: number) {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(isOf(kind, id), eq(contentVersions.version, version)))
    .limit(1)
  return found
}

/** The latest data of a record before a version. */
export async function findBefore(db: Executor, kind: string, id: string, version: number) {
  const [found] = await db
    .select({ version: contentVersions.version, data: contentVersions.data })
    .from(contentVersions)
    .where(
      and(isOf(kind, id), lt(contentVersions.version, version), isNotNull(contentVersions.data)),
    )
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return found
}

/** Entries with these states, of every kind, the longest waiting first. */
export async function selectWork(
  db: Executor,
  { states, limit, offset }: { states: readonly ContentState[]; limit: number; offset: number },
) {
  return db
    .select()
    .from(contentEntries)
    .where(inArray(contentEntries.state, [...states]))
    .orderBy(
      asc(contentEntries.updated_at),
      asc(contentEntries.kind),
      asc(contentEntries.record_id),
    )
    .limit(limit)
    .offset(offset)
}

export async function countWork(db: Executor, states: readonly ContentState[]) {
  return countUpTo(db, contentEntries, inArray(contentEntries.state, [...states]))
}

/** Changes of others that are in review, and those of a person that were returned to them. */
export async function countWorkOf(db: Executor, person: number, kinds: readonly string[] | null) {
  const { kind, state, note, authors } = contentEntries
  const isAuthor = sql`${person}::int = any(${authors})`
  const waits = or(
    and(eq(state, 'in_review'), not(isAuthor)),
    and(eq(state, 'draft'), isNotNull(note), isAuthor),
  )
  return countUpTo(db, contentEntries, and(waits, kinds ? inArray(kind, [...kinds]) : undefined))
}

/** The number of records of each kind with each of these states. */
export async function countByKind(db: Executor, states: readonly ContentState[]) {
  const { kind, state } = contentEntries
  return db
    .select({ kind, state, count: sql<number>`count(*)::int` })
    .from(contentEntries)
    .where(inArray(state, [...states]))
    .groupBy(kind, state)
}

export async function selectSettings(db: Executor) {
  return db.select().from(contentSettings)
}

/** Whether a kind asks four eyes, always or as admins decided. */
export async function asksFourEyes(db: Executor, kind: string): Promise<boolean> {
  if (contentKinds[kind]?.fourEyes) return true
  const [found] = await db
    .select({ four_eyes: contentSettings.four_eyes })
    .from(contentSettings)
    .where(eq(contentSettings.kind, kind))
    .limit(1)
  return found?.four_eyes ?? false
}

export async function writeSetting(db: Executor, kind: string, four_eyes: boolean) {
  const row = { kind, four_eyes, updated_at: sql`now()` }
  await db
    .insert(contentSettings)
    .values(row)
    .onConflictDoUpdate({ target: contentSettings.kind, set: row })
}

/** The names of people of staff. */
export async function selectPeople(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: users.id, name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})` })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
}

/** Writes the positions of published rows into the drafts of the same records. */
export async function orderDrafts(
  db: Executor,
  kind: string,
  field: string,
  ids: readonly string[],
) {
  const path = sql`array[${field}]::text[]`
  for (const [at, id] of ids.entries()) {
    await db
      .update(contentEntries)
      .set({ data: sql`jsonb_set(${contentEntries.data}, ${path}, to_jsonb(${at + 1}::int))` })
      .where(and(isEntry(kind, id), isNotNull(contentEntries.data)))
  }
}
