import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { mentions } from '@/lib/db/mentions'
import { searchSynonyms } from '@/lib/db/schema/search'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { SynonymWrite } from '../contract'

const { id } = searchSynonyms
const searched = columnsOf(searchSynonyms, ['terms', 'related'])

export async function insertSynonyms(db: Executor, groups: readonly SynonymWrite[]) {
  await insertAll(db, searchSynonyms, groups)
}

export async function hasSynonyms(db: Executor): Promise<boolean> {
  return (await db.select({ id }).from(searchSynonyms).limit(1)).length > 0
}

/** All groups in use. */
export async function selectActive(db: Executor) {
  return db.select().from(searchSynonyms).where(eq(searchSynonyms.active, true)).orderBy(asc(id))
}

/** Groups that contain a text, the last changed first. */
export async function selectSynonyms(db: Executor, q: string | undefined, range: RowRange) {
  return db
    .select()
    .from(searchSynonyms)
    .where(mentions(searched, q))
    .orderBy(desc(searchSynonyms.updated_at), asc(id))
    .limit(range.limit)
    .offset(range.offset)
}

export async function countSynonyms(db: Executor, q: string | undefined): Promise<number> {
  return db.$count(searchSynonyms, mentions(searched, q))
}

export async function findSynonyms(db: Executor, group: number) {
  const [found] = await db.select().from(searchSynonyms).where(eq(id, group))
  return found
}

export async function lockSynonyms(db: Executor, group: number) {
  const [found] = await db.select().from(searchSynonyms).where(eq(id, group)).for('update')
  return found
}

export async function insertSynonymGroup(db: Executor, group: SynonymWrite) {
  return db.insert(searchSynonyms).values(group).returning()
}

export async function updateSynonymGroup(db: Executor, group: number, written: SynonymWrite) {
  return db
    .update(searchSynonyms)
    .set({ ...written, version: sql`${searchSynonyms.version} + 1`, updated_at: sql`now()` })
    .where(eq(id, group))
    .returning()
}

export async function deleteSynonymGroup(db: Executor, group: number) {
  await db.delete(searchSynonyms).where(eq(id, group))
}
