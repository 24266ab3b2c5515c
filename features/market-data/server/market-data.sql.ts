import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Executor } from '@/lib/db/database'
import { marketDatasets, marketPublished, marketVersions } from '@/lib/db/schema/market-data'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'

export type DatasetRow = typeof marketDatasets.$inferSelect
type NewVersion = typeof marketVersions.$inferInsert

/** The dataset of a key. */
export async function findDataset(db: Executor, key: string): Promise<DatasetRow | undefined> {
  const [row] = await db.select().from(marketDatasets).where(eq(marketDatasets.key, key)).limit(1)
  return row
}

/** The dataset of a key, or the oldest of a kind and a market. */
export async function findDatasetOf(
  db: Executor,
  by: { key: string } | { kind: DatasetRow['kind']; market: string | null },
): Promise<DatasetRow | undefined> {
  if ('key' in by) return findDataset(db, by.key)
  const { kind, market } = by
  const isOf = market === null ? undefined : eq(marketDatasets.market, market)
  const [row] = await db
    .select()
    .from(marketDatasets)
    .where(and(eq(marketDatasets.kind, kind), isOf))
    .orderBy(asc(marketDatasets.id))
    .limit(1)
  return row
}

/** Inserts a version, and returns its id. */
export async function insertVersion(db: Executor, version: NewVersion): Promise<number> {
  const [row] = await db.insert(marketVersions).values(version).returning({ id: marketVersions.id })
  if (!row) throw new Problem('internal')
  return row.id
}

export async function updateVersion(
  db: Executor,
  id: number,
  values: Partial<NewVersion>,
): Promise<void> {
  await db.update(marketVersions).set(values).where(eq(marketVersions.id, id))
}

/** Points a dataset at a version, or at none. */
export async function setPublished(
  db: Executor,
  dataset_id: number,
  version_id: number | null,
): Promise<void> {
  if (version_id === null) {
    await db.delete(marketPublished).where(eq(marketPublished.dataset_id, dataset_id))
    return
  }
  await db
    .insert(marketPublished)
    .values({ dataset_id, version_id })
    .onConflictDoUpdate({ target: marketPublished.dataset_id, set: { version_id } })
}

export type PublishedRow = Awaited<ReturnType<typeof selectPublished>>[number]

/** The datasets of which a version is published, in the order in which people look for them. */
export async function selectPublished(db: Executor, key?: string) {
  const { checked_at, review_months } = marketDatasets
  return db
    .select({
      ...getTableColumns(marketDatasets),
      version_id: marketPublished.version_id,
      rows: marketVersions.rows_loaded,
      format: marketVersions.format,
      overdue: sql<boolean>`${checked_at} + make_interval(months => ${review_months}) < current_date`,
    })
    .from(marketDatasets)
    .innerJoin(marketPublished, eq(marketPublished.dataset_id, marketDatasets.id))
    .innerJoin(marketVersions, eq(marketVersions.id, marketPublished.version_id))
    .where(key === undefined ? undefined : eq(marketDatasets.key, key))
    .orderBy(asc(marketDatasets.id))
}
