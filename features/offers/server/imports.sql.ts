import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { isRecent } from '@/lib/db/instants'
import type { ImportState, LineResult } from '@/lib/db/codes/offer-imports'
import { offerImportFiles, offerImportLines, offerImports } from '@/lib/db/schema/offer-imports'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { importLimits } from '../exchange/contract'
import type { ImportRow } from './import-lines.sql'

export async function insertImport(
  db: Executor,
  row: typeof offerImports.$inferInsert,
): Promise<ImportRow | undefined> {
  const [written] = await db.insert(offerImports).values(row).onConflictDoNothing().returning()
  return written
}

/** The last import of a company that was not put aside. */
export async function findCurrent(db: Executor, companyId: number) {
  const [row] = await db
    .select()
    .from(offerImports)
    .where(and(eq(offerImports.company_id, companyId), ne(offerImports.state, 'ended')))
    .orderBy(desc(offerImports.id))
    .limit(1)
  return row
}

const longestSilence = sql`interval '150 seconds'`

/** Whether an import was written to lately, as one at work is all the time. */
export async function givesSigns(db: Executor, id: number): Promise<boolean> {
  const isAlive = isRecent(offerImports.updated_at, longestSilence)
  return (await db.$count(offerImports, and(eq(offerImports.id, id), isAlive))) > 0
}

export async function updateImport(
  db: Executor,
  id: number,
  change: Partial<Pick<ImportRow, 'state' | 'lines'>>,
) {
  await db
    .update(offerImports)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(offerImports.id, id))
}

export async function insertLines(
  db: Executor,
  rows: readonly (typeof offerImportLines.$inferInsert)[],
) {
  await insertAll(db, offerImportLines, rows)
}

/** Notes files that lines name; returns how many of them are new. */
export async function insertNamedFiles(
  db: Executor,
  rows: readonly (typeof offerImportFiles.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0
  const written = await db
    .insert(offerImportFiles)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ name: offerImportFiles.name })
  return written.length
}

/** Lines of an import by what they do, and how many of them are done. */
export async function countLines(db: Executor, importId: number) {
  return db
    .select({
      result: offerImportLines.result,
      lines: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${offerImportLines.is_done}))::int`,
    })
    .from(offerImportLines)
    .where(eq(offerImportLines.import_id, importId))
    .groupBy(offerImportLines.result)
}

/** How many files the lines name and how many came, with the first names of those that did not. */
export async function countFiles(db: Executor, importId: number) {
  const of = eq(offerImportFiles.import_id, importId)
  const [count] = await db
    .select({
      named: sql<number>`count(*)::int`,
      here: sql<number>`count(${offerImportFiles.address})::int`,
    })
    .from(offerImportFiles)
    .where(of)
  const missing = await db
    .select({ name: offerImportFiles.name })
    .from(offerImportFiles)
    .where(and(of, isNull(offerImportFiles.address)))
    .orderBy(asc(offerImportFiles.name))
    .limit(importLimits.listed)
  return {
    named: count?.named ?? 0,
    here: count?.here ?? 0,
    missing: missing.map(({ name }) => name),
  }
}

/** What a name of a file is named for, with what came so far. */
export async function selectUses(db: Executor, importId: number, name: string) {
  return db
    .select()
    .from(offerImportFiles)
    .where(and(eq(offerImportFiles.import_id, importId), eq(offerImportFiles.name, name)))
}

export async function updateFile(
  db: Executor,
  {
    import_id,
    use,
    name,
  }: Pick<typeof offerImportFiles.$inferSelect, 'import_id' | 'use' | 'name'>,
  change: Partial<Pick<typeof offerImportFiles.$inferSelect, 'address' | 'sha256' | 'refused'>>,
) {
  await db
    .update(offerImportFiles)
    .set(change)
    .where(
      and(
        eq(offerImportFiles.import_id, import_id),
        eq(offerImportFiles.use, use),
        eq(offerImportFiles.name, name),
      ),
    )
}

/** The addresses of files that came and that no offer has. */
export async function selectUnused(db: Executor, importId: number): Promise<string[]> {
  const rows = await db
    .select({ address: offerImportFiles.address })
    .from(offerImportFiles)
    .where(
      and(
        eq(offerImportFiles.import_id, importId),
        eq(offerImportFiles.is_used, false),
        isNotNull(offerImportFiles.address),
      ),
    )
  return rows.flatMap(({ address }) => address ?? [])
}

/** Forgets what was found of lines that could be read, so that they are checked again. */
export async function forgetResults(db: Executor, importId: number) {
  await db
    .update(offerImportLines)
    .set({ result: null, reasons: [], offer_id: null, version: null })
    .where(and(eq(offerImportLines.import_id, importId), eq(offerImportLines.is_broken, false)))
}

/** Lines of an import in their order, those of one result or all. */
export async function selectLines(
  db: Executor,
  importId: number,
  { result, limit, offset }: { result: LineResult | undefined; limit: number; offset: number },
) {
  return db
    .select()
    .from(offerImportLines)
    .where(ofResult(importId, result))
    .orderBy(asc(offerImportLines.line))
    .limit(limit)
    .offset(offset)
}

export async function countOf(db: Executor, importId: number, result: LineResult | undefined) {
  return db.$count(offerImportLines, ofResult(importId, result))
}

const ofResult = (importId: number, result: LineResult | undefined) =>
  and(
    eq(offerImportLines.import_id, importId),
    result === undefined ? isNotNull(offerImportLines.result) : eq(offerImportLines.result, result),
  )

/** Imports whose state did not change for some days. */
export async function selectOld(
  db: Executor,
  { days, states }: { days: number; states: readonly ImportState[] },
) {
  return db
    .select({ id: offerImports.id })
    .from(offerImports)
    .where(
      and(
        lt(offerImports.updated_at, sql`now() - make_interval(days => ${days})`),
        inArray(offerImports.state, [...states]),
      ),
    )
}

export async function deleteImport(db: Executor, id: number) {
  await db.delete(offerImports).where(eq(offerImports.id, id))
}
