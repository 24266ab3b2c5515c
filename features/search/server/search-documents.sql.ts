import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { searchDocuments, searchTokens } from '@/lib/db/schema/search'
import { soundOf } from '@/lib/search/transliteration'
import { and, between, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { SearchType } from '../kinds/contract'

export type DocumentRow = typeof searchDocuments.$inferInsert

const replaced = {
  audience: sql`excluded.audience`,
  weight: sql`excluded.weight`,
  date: sql`excluded.date`,
  ...bilingualPair('title', { en: sql`excluded.title_eng`, ar: sql`excluded.title_ara` }),
  ...bilingualPair('text', { en: sql`excluded.text_eng`, ar: sql`excluded.text_ara` }),
  english_name: sql`excluded.english_name`,
  arabic_name: sql`excluded.arabic_name`,
  english_path: sql`excluded.english_path`,
  arabic_path: sql`excluded.arabic_path`,
  codes: sql`excluded.codes`,
  facets: sql`excluded.facets`,
  words: sql`excluded.words`,
}

const rowsAtOnce = 200

/** Inserts documents or replaces existing ones. */
export async function writeDocuments(db: Executor, rows: readonly DocumentRow[]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insert(searchDocuments)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [searchDocuments.kind, searchDocuments.record_id, searchDocuments.tier],
        set: replaced,
      })
  }
}

/** Deletes the documents of these records. */
export async function deleteDocuments(db: Executor, kind: SearchType, ids: readonly number[]) {
  if (ids.length === 0) return
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.record_id, [...ids])))
}

/** Deletes the documents between two ids, inclusive, except those of these records. */
export async function deleteOtherDocuments(
  db: Executor,
  kind: SearchType,
  [from, to]: readonly [number, number],
  kept: readonly number[],
) {
  await db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, kind),
        between(searchDocuments.record_id, from, to),
        kept.length > 0 ? notInArray(searchDocuments.record_id, [...kept]) : undefined,
      ),
    )
}

/**
 * Adds words to the vocabulary, each with its sound; in a fixed order, so that writers do not
 * deadlock. A word from before sounds were kept gets its own.
 */
export async function addToVocabulary(db: Executor, vocabulary: readonly string[]) {
  if (vocabulary.length === 0) return
  const sounds = vocabulary.map((word) => soundOf(word))
  await db.execute(
    sql`insert into ${searchTokens} (word, sound)
      select word, sound
      from unnest(${sql.param([...vocabulary])}::text[], ${sql.param(sounds)}::text[])
        words (word, sound)
      where not exists (select from ${searchTokens} known
        where known.word = words.word and known.sound is not distinct from words.sound)
      order by word
      on conflict (word) do update set sound = excluded.sound`,
  )
}

/** Those of the kinds that have no documents. */
export async function selectMissingKinds(
  db: Executor,
  kinds: readonly SearchType[],
): Promise<SearchType[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from unnest(${sql.param([...kinds])}::text[]) wanted (kind)
      where not exists (select from ${searchDocuments} known where known.kind = wanted.kind)`,
  )
  const missing = new Set(rows.map(({ kind }) => kind))
  return kinds.filter((kind) => missing.has(kind))
}

/** The key of an advisory lock: a rebuild must not write while a record is being changed. */
const advisoryLock = 7_215_340_127

/** Locks the documents until the transaction ends: shared to change records, exclusive to rebuild. */
export async function lockDocuments(tx: Executor, alone: boolean) {
  await tx.execute(
    alone
      ? sql`select pg_advisory_xact_lock(${advisoryLock})`
      : sql`select pg_advisory_xact_lock_shared(${advisoryLock})`,
  )
}
