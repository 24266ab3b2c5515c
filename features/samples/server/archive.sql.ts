import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import {
  barrierEffects,
  barrierJoins,
  barrierReports,
  barriers,
  barrierSteps,
} from '@/lib/db/schema/barriers'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import {
  buyingRequestMatches,
  buyingRequestNotices,
  buyingRequestOffers,
  buyingRequests,
  buyingRequestSteps,
  introductions,
} from '@/lib/db/schema/buying-requests'
import {
  companyCertificates,
  companyCountries,
  companyIndustries,
  companySubIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { credentials } from '@/lib/db/schema/credentials'
import {
  enquiries,
  enquiryAnswers,
  enquiryMessageFiles,
  enquiryMessages,
  enquirySteps,
} from '@/lib/db/schema/enquiries'
import { enquiryMentions, enquiryNotes } from '@/lib/db/schema/enquiry-desk'
import { eventMeetings, eventMeetingSeats } from '@/lib/db/schema/event-meetings'
import { eventIndustries, eventJoins, events } from '@/lib/db/schema/events'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { faqs } from '@/lib/db/schema/faqs'
import { socialMedia } from '@/lib/db/schema/home'
import { installations } from '@/lib/db/schema/installation'
import { news, newsIndustries } from '@/lib/db/schema/news'
import { newsletterNews } from '@/lib/db/schema/newsletter'
import {
  productPictures,
  productVersions,
  servicePictures,
  serviceVersions,
} from '@/lib/db/schema/offers'
import { offices } from '@/lib/db/schema/offices'
import { pageViews } from '@/lib/db/schema/page-views'
import { publicationIndustries, publications } from '@/lib/db/schema/publications'
import { sampleRemovalRows, sampleRemovals } from '@/lib/db/schema/samples'
import { searchQueries } from '@/lib/db/schema/search'
import { sponsors } from '@/lib/db/schema/sponsors'
import { statisticPlaces, statistics, statisticTopics } from '@/lib/db/schema/statistics'
import { asc, desc, eq, getTableColumns, getTableName, or, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { reversibleHours } from '../contract'

/** The tables of samples with those of their parts, each after those that it refers to. */
export const movedTables: readonly PgTable[] = [
  companyVersions,
  companyIndustries,
  companySubIndustries,
  companyCountries,
  companyCertificates,
  productVersions,
  productPictures,
  serviceVersions,
  servicePictures,
  enquiries,
  enquiryAnswers,
  enquirySteps,
  enquiryMessages,
  enquiryMessageFiles,
  buyingRequests,
  buyingRequestSteps,
  buyingRequestMatches,
  buyingRequestNotices,
  buyingRequestOffers,
  introductions,
  barriers,
  barrierSteps,
  barrierEffects,
  barrierJoins,
  barrierReports,
  bodyTasks,
  enquiryNotes,
  enquiryMentions,
  news,
  newsIndustries,
  newsletterNews,
  events,
  eventIndustries,
  eventJoins,
  eventMeetings,
  eventMeetingSeats,
  publications,
  publicationIndustries,
  faqs,
  sponsors,
  offices,
  socialMedia,
  credentials,
  experts,
  poolEntries,
  statistics,
  statisticTopics,
  statisticPlaces,
  pageViews,
  searchQueries,
]

/** Which rows of a table are moved: those that a condition names, and parts of moved rows. */
function conditionOf(table: PgTable, roots: ReadonlyMap<PgTable, SQL>): SQL {
  const asParts = getTableConfig(table)
    .foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
    .map((key) => key.reference())
    .filter(({ foreignTable }) => movedTables.includes(foreignTable))
    .map(({ columns, foreignColumns, foreignTable }) => {
      const same = columns.map((column, at) => sql`${foreignColumns[at]} = ${column}`)
      return sql`exists (select from ${foreignTable}
        where ${sql.join(same, sql` and `)} and ${conditionOf(foreignTable, roots)})`
    })
  return sql`(${or(roots.get(table), ...asParts) ?? sql`false`})`
}

/**
 * Moves rows out of their tables into a removal, with all rows that the database deletes with them.
 * `roots` says which rows of which table.
 */
export async function moveOut(
  db: Executor,
  removal: number,
  roots: ReadonlyMap<PgTable, SQL>,
): Promise<void> {
  for (const [place, table] of movedTables.entries()) {
    await db.execute(sql`
      insert into ${sampleRemovalRows} (removal_id, table_name, place, rows)
      select ${removal}::int, ${getTableName(table)}::text, ${place}::int, jsonb_agg(to_jsonb(${table}))
      from ${table} where ${conditionOf(table, roots)} having count(*) > 0`)
  }
  for (const table of movedTables.toReversed()) {
    await db.delete(table).where(conditionOf(table, roots))
  }
}

/** Moves the rows of a removal back into their tables, with the numbers they had. */
export async function moveBack(db: Executor, removal: number): Promise<void> {
  const moved = await db
    .select({ name: sampleRemovalRows.table_name, rows: sampleRemovalRows.rows })
    .from(sampleRemovalRows)
    .where(eq(sampleRemovalRows.removal_id, removal))
    .orderBy(asc(sampleRemovalRows.place))
  for (const { name, rows } of moved) {
    const table = movedTables.find((one) => getTableName(one) === name)
    if (!table) continue
    const columns = Object.entries(getTableColumns(table))
    const values = rows.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [key, row[column.name]])),
    )
    await db.insert(table).overridingSystemValue().values(values)
  }
  await dropRows(db, removal)
}

/** Deletes the rows of a removal for good. */
export async function dropRows(db: Executor, removal: number): Promise<void> {
  await db.delete(sampleRemovalRows).where(eq(sampleRemovalRows.removal_id, removal))
}

/** Makes removals and returns of samples wait for each other until the transaction ends. */
export async function lockSamples(db: Executor): Promise<void> {
  await db.select({ id: installations.id }).from(installations).for('update')
}

const lasting = sql`make_interval(hours => ${reversibleHours})`

const shown = {
  id: sampleRemovals.id,
  marked: sampleRemovals.marked,
  removed_at: sampleRemovals.removed_at,
  removed_by: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
  until: sql<string>`to_char((${sampleRemovals.removed_at} + ${lasting}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  is_back: sql<boolean>`${sampleRemovals.taken_back_at} is not null`,
  is_over: sql<boolean>`${sampleRemovals.erased_at} is not null or ${sampleRemovals.removed_at} + ${lasting} <= now()`,
  is_erased: sql<boolean>`${sampleRemovals.erased_at} is not null`,
}

/** A removal by its number, or the last one. */
export async function findRemoval(db: Executor, id?: number) {
  const [found] = await db
    .select(shown)
    .from(sampleRemovals)
    .innerJoin(users, eq(users.id, sampleRemovals.removed_by))
    .where(id === undefined ? undefined : eq(sampleRemovals.id, id))
    .orderBy(desc(sampleRemovals.id))
    .limit(1)
  return found
}

/** Writes a removal, and returns its number. */
export async function insertRemoval(
  db: Executor,
  removal: Pick<typeof sampleRemovals.$inferInsert, 'removed_by' | 'marked'>,
): Promise<number> {
  const [row] = await db.insert(sampleRemovals).values(removal).returning({ id: sampleRemovals.id })
  return row?.id ?? 0
}

/** Notes that a removal was taken back by somebody, or erased. */
export async function endRemoval(db: Executor, id: number, takenBackBy?: number): Promise<void> {
  await db
    .update(sampleRemovals)
    .set(
      takenBackBy === undefined
        ? { erased_at: sql`now()` }
        : { taken_back_by: takenBackBy, taken_back_at: sql`now()` },
    )
    .where(eq(sampleRemovals.id, id))
}
