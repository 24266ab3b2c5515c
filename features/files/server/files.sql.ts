import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import type { Audience } from '@/lib/files/audience'
import { and, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export type FileRow = typeof files.$inferInsert

export async function insertFiles(db: Executor, rows: FileRow[]) {
  await insertAll(db, files, rows)
}

/** The document under a key, or undefined when there is none. */
export async function findDocument(db: Executor, key: string) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), eq(files.kind, 'document'), isNull(files.discarded_at)))
  return rows[0]
}

/** Type, size and pages of the documents under these keys. */
export async function listDocuments(db: Executor, keys: readonly string[]) {
  return db
    .select({ key: files.key, mime: files.mime, bytes: files.bytes, pages: files.pages })
    .from(files)
    .where(and(inArray(files.key, [...keys]), eq(files.kind, 'document')))
}

/** The keys that belong to a file in use of this kind. */
export async function selectInUse(
  db: Executor,
  kind: 'picture' | 'document',
  keys: readonly string[],
) {
  return db
    .select({ key: files.key })
    .from(files)
    .where(and(inArray(files.key, [...keys]), eq(files.kind, kind), isNull(files.discarded_at)))
}

export async function updateAudience(db: Executor, keys: readonly string[], audience: Audience) {
  if (keys.length === 0) return
  await db
    .update(files)
    .set({ audience })
    .where(and(inArray(files.key, [...keys]), eq(files.kind, 'document')))
}

export async function updateName(db: Executor, key: string, name: string) {
  await db
    .update(files)
    .set({ file_name: name })
    .where(and(eq(files.key, key), eq(files.kind, 'document')))
}

/** The rows of stored files in use, as they can be stored again. */
export async function selectStored(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.key, [...keys]), isNull(files.discarded_at)))
  return rows.map(({ created_at: _created, discarded_at: _discarded, ...row }) => row)
}

/** Records the sums of sizes of a picture next to those that it has. Returns all of them. */
export async function setSizeSums(db: Executor, key: string, sums: Record<string, string>) {
  const added = sql`${JSON.stringify(sums)}::jsonb`
  const [row] = await db
    .update(files)
    .set({ size_sums: sql`coalesce(${files.size_sums}, '{}') || ${added}` })
    .where(eq(files.key, key))
    .returning({ sums: files.size_sums })
  return row?.sums ?? sums
}

/** The fingerprints of stored files by their keys. */
export async function selectSums(
  db: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: files.key, sha256: files.sha256 })
    .from(files)
    .where(inArray(files.key, [...keys]))
  return new Map(rows.map(({ key, sha256 }) => [key, sha256]))
}

/**
 * The size and number of the stored files of a person and the colleagues of their company, and
 * whether staff have approved that company.
 */
export async function sumOfCompany(db: Executor, owner: number) {
  const person = alias(users, 'person')
  const sharing = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(person, or(eq(person.id, users.id), eq(person.company_id, users.company_id)))
    .where(eq(person.id, owner))
  const approved = db
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(and(eq(users.id, owner), isNotNull(companies.approved_at)))
  const [sum] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`,
      files: sql<number>`count(*)::int`,
      isApproved: sql<boolean>`${exists(approved)}`,
    })
    .from(files)
    .where(and(inArray(files.owner_id, sharing), isNull(files.discarded_at)))
  return sum ?? { bytes: 0, files: 0, isApproved: false }
}

/** The stored files of a person, the newest first. */
export async function listOfOwner(db: Executor, owner: number) {
  return db
    .select({
      key: files.key,
      kind: files.kind,
      name: files.file_name,
      mime: files.mime,
      bytes: files.bytes,
      created_at: files.created_at,
    })
    .from(files)
    .where(and(eq(files.owner_id, owner), isNull(files.discarded_at)))
    .orderBy(desc(files.created_at), files.key)
}

/**
 * Marks files as replaced; returns the rows of those that were not marked before. Sample files are
 * shared by several records and are marked for all of them.
 */
export async function markDiscarded(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return []
  return db
    .update(files)
    .set({ discarded_at: sql`now()` })
    .where(and(inArray(files.key, [...keys]), isNull(files.discarded_at), eq(files.sample, false)))
    .returning()
}

/** Whether a file exists and is in use. */
export async function isInUse(db: Executor, key: string): Promise<boolean> {
  const found = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.key, key), isNull(files.discarded_at)))
  return found.length > 0
}

export async function deleteFile(db: Executor, key: string) {
  await db.delete(files).where(eq(files.key, key))
}
