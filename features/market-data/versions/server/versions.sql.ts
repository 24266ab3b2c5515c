import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { isRecent } from '@/lib/db/instants'
import { users } from '@/lib/db/schema/accounts'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { marketAccess } from '@/lib/db/schema/market-access'
import { institutions } from '@/lib/db/schema/institutions'
import {
  hsCorrelations,
  marketDatasets,
  marketPublished,
  marketVersions,
} from '@/lib/db/schema/market-data'
import { and, asc, desc, eq, getTableColumns, gt, lt, not, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'

const creators = alias(users, 'creators')
const publishers = alias(users, 'publishers')
const nameOf = (table: { name: PgColumn; last_name: PgColumn }) =>
  sql<string>`trim(coalesce(${table.name} || ' ' || ${table.last_name}, ''))`

const ofVersion = {
  ...getTableColumns(marketVersions),
  creator: nameOf(creators),
  publisher: nameOf(publishers),
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]
export type DatasetRow = Awaited<ReturnType<typeof selectDatasets>>[number]

/** Datasets with the version that is published, by kind and market. */
export async function selectDatasets(db: Executor, id?: number) {
  return db
    .select({
      ...getTableColumns(marketDatasets),
      version_id: marketPublished.version_id,
      overdue: sql<boolean>`${marketDatasets.checked_at} + make_interval(months => ${marketDatasets.review_months}) < current_date`,
      rows: marketVersions.rows_loaded,
      published_at: marketVersions.published_at,
      waiting: sql<number>`(
        select count(*)::int from ${marketVersions} as one
        where one.dataset_id = ${marketDatasets.id} and one.state = 'ready')`,
    })
    .from(marketDatasets)
    .leftJoin(marketPublished, eq(marketPublished.dataset_id, marketDatasets.id))
    .leftJoin(marketVersions, eq(marketVersions.id, marketPublished.version_id))
    .where(id === undefined ? undefined : eq(marketDatasets.id, id))
    .orderBy(asc(marketDatasets.kind), asc(marketDatasets.key))
}

export async function insertDataset(db: Executor, values: typeof marketDatasets.$inferInsert) {
  const [row] = await db
    .insert(marketDatasets)
    .values(values)
    .onConflictDoNothing({ target: marketDatasets.key })
    .returning({ id: marketDatasets.id })
  return row?.id ?? null
}

/** The versions of a dataset, newest first. */
export async function selectVersions(
  db: Executor,
  { dataset, id }: { dataset?: number; id?: number },
) {
  return db
    .select(ofVersion)
    .from(marketVersions)
    .leftJoin(creators, eq(creators.id, marketVersions.created_by))
    .leftJoin(publishers, eq(publishers.id, marketVersions.published_by))
    .where(
      and(
        dataset === undefined ? undefined : eq(marketVersions.dataset_id, dataset),
        id === undefined ? undefined : eq(marketVersions.id, id),
      ),
    )
    .orderBy(desc(marketVersions.id))
    .limit(100)
}

/** Locks a dataset until the transaction ends: its versions change one after the other. */
export async function lockDataset(db: Executor, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: marketDatasets.id })
    .from(marketDatasets)
    .where(eq(marketDatasets.id, id))
    .for('update')
  return rows.length > 0
}

/** Changes a version that is still loading; false where it is not any more. */
export async function updateLoading(
  db: Executor,
  id: number,
  values: Partial<typeof marketVersions.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(marketVersions)
    .set({ ...values, alive_at: sql`now()` })
    .where(and(eq(marketVersions.id, id), eq(marketVersions.state, 'loading')))
  return rowCount === 1
}

/**
 * Versions that are loading, or refused with rows left, without a sign of life for ten minutes or
 * since an instant.
 */
export async function selectOrphans(db: Executor, since: string | null) {
  const { id, state, rows_loaded, alive_at } = marketVersions
  const isSilent = not(isRecent(alive_at, sql`interval '10 minutes'`))
  return db
    .select({ id })
    .from(marketVersions)
    .where(
      and(
        or(eq(state, 'loading'), and(eq(state, 'refused'), gt(rows_loaded, 0))),
        since === null ? isSilent : or(isSilent, lt(alive_at, since)),
      ),
    )
}

/** Whether a file of the dataset is being loaded. */
export async function isLoading(db: Executor, dataset: number): Promise<boolean> {
  const rows = await db
    .select({ id: marketVersions.id })
    .from(marketVersions)
    .where(and(eq(marketVersions.dataset_id, dataset), eq(marketVersions.state, 'loading')))
    .limit(1)
  return rows.length > 0
}

/** The versions that were published before, the last one first. */
export async function selectFormer(db: Executor, dataset: number) {
  return db
    .select({ id: marketVersions.id })
    .from(marketVersions)
    .where(and(eq(marketVersions.dataset_id, dataset), eq(marketVersions.state, 'former')))
    .orderBy(sql`${marketVersions.published_at} desc nulls last`, desc(marketVersions.id))
}

export async function deleteVersion(db: Executor, id: number): Promise<void> {
  await db.delete(marketVersions).where(eq(marketVersions.id, id))
}

/** What the readers need: the subheadings of today, older codes, countries and institutions. */
export async function selectCodeTables(db: Executor) {
  const subheadings = await db.select({ code: hsSubheadings.code }).from(hsSubheadings)
  const correlations = await db.select().from(hsCorrelations)
  const places = await db
    .select({
      code_2: countries.code_2,
      code_3: countries.code_3,
      code_num: countries.code_num,
      own: countries.portal_own,
    })
    .from(countries)
  const offices = await db.select({ id: institutions.id }).from(institutions)
  return {
    correlations,
    places,
    subheadings: subheadings.map(({ code }) => code),
    institutions: offices.map(({ id }) => id),
  }
}

/** The names of a country, and whether it is a member state of the European Union. */
export async function findCountry(db: Executor, code_2: string) {
  const [row] = await db
    .select({
      ...columnPair(countries, 'name'),
      is_member: sql<boolean>`exists (
        select from ${marketAccess} as one
        where one.country_code = ${countries.code_2} and one.agreement_key = 'eu')`,
    })
    .from(countries)
    .where(and(eq(countries.code_2, code_2), eq(countries.portal_own, false)))
    .limit(1)
  return row
}
