import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { LineResult } from '@/lib/db/codes/offer-imports'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { offerImportFiles, offerImportLines, offerImports } from '@/lib/db/schema/offer-imports'
import { and, asc, eq, inArray, isNull, min, or, sql } from 'drizzle-orm'
import type { NamedFile, Reason } from './import-lines.mapper'

export type ImportRow = typeof offerImports.$inferSelect
export type LineRow = typeof offerImportLines.$inferSelect

/** Of these codes, those of the Harmonized System. */
export async function selectHsCodes(db: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: hsSubheadings.code })
    .from(hsSubheadings)
    .where(inArray(hsSubheadings.code, [...codes]))
  return new Set(rows.map(({ code }) => code))
}

/** The first line of an import that names each of these offers. */
export async function selectFirstLines(
  db: Executor,
  importId: number,
  offers: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (offers.length === 0) return new Map()
  const rows = await db
    .select({ id: offerImportLines.offer_id, line: min(offerImportLines.line) })
    .from(offerImportLines)
    .where(
      and(
        eq(offerImportLines.import_id, importId),
        inArray(offerImportLines.offer_id, [...offers]),
      ),
    )
    .groupBy(offerImportLines.offer_id)
  return new Map(rows.flatMap(({ id, line }) => (id && line ? [[id, line]] : [])))
}

/** The files that the lines of an import name. */
export async function selectNamedFiles(db: Executor, importId: number): Promise<NamedFile[]> {
  return db
    .select({
      use: offerImportFiles.use,
      name: offerImportFiles.name,
      address: offerImportFiles.address,
      sha256: offerImportFiles.sha256,
      refused: offerImportFiles.refused,
      is_used: offerImportFiles.is_used,
    })
    .from(offerImportFiles)
    .where(eq(offerImportFiles.import_id, importId))
}

/** The next lines of an import that are not checked, or not taken over. */
export async function selectNextLines(
  db: Executor,
  importId: number,
  { step, limit }: { step: 'check' | 'take'; limit: number },
): Promise<LineRow[]> {
  const open = step === 'check' ? isNull(offerImportLines.result) : isOpen
  return db
    .select()
    .from(offerImportLines)
    .where(and(eq(offerImportLines.import_id, importId), open))
    .orderBy(asc(offerImportLines.line))
    .limit(limit)
}

const isOpen = and(
  eq(offerImportLines.is_done, false),
  or(eq(offerImportLines.result, 'new'), eq(offerImportLines.result, 'changed')),
)

/** Locks an import; undefined when it is gone. */
export async function lockImport(db: Executor, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(offerImports).where(eq(offerImports.id, id)).for('update')
  return row
}

interface LineChange {
  line: number
  result: LineResult
  reasons: Reason[]
  offer_id: number | null
  version: number | null
  is_done: boolean
}

/** Writes what became of lines. */
export async function updateLines(db: Executor, import_id: number, lines: readonly LineChange[]) {
  if (lines.length === 0) return
  await db
    .insert(offerImportLines)
    .values(lines.map((line) => ({ ...line, import_id, cells: {} })))
    .onConflictDoUpdate({
      target: [offerImportLines.import_id, offerImportLines.line],
      set: {
        result: sql`excluded.result`,
        reasons: sql`excluded.reasons`,
        offer_id: sql`excluded.offer_id`,
        version: sql`excluded.version`,
        is_done: sql`excluded.is_done`,
      },
    })
}

export async function markUsed(
  db: Executor,
  import_id: number,
  used: readonly Pick<NamedFile, 'use' | 'name'>[],
) {
  if (used.length === 0) return
  await db
    .update(offerImportFiles)
    .set({ is_used: true })
    .where(
      and(
        eq(offerImportFiles.import_id, import_id),
        or(
          ...used.map(({ use, name }) =>
            and(eq(offerImportFiles.use, use), eq(offerImportFiles.name, name)),
          ),
        ),
      ),
    )
}

/** Notes that the work on an import goes on. */
export async function touchImport(db: Executor, id: number) {
  await db
    .update(offerImports)
    .set({ updated_at: sql`now()` })
    .where(eq(offerImports.id, id))
}
