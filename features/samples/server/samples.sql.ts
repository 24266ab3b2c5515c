import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { barrierJoins, barrierReports, barriers } from '@/lib/db/schema/barriers'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import { buyingRequestOffers, buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { credentials } from '@/lib/db/schema/credentials'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins, events } from '@/lib/db/schema/events'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { faqs } from '@/lib/db/schema/faqs'
import { changeHistory } from '@/lib/db/schema/history'
import { socialMedia } from '@/lib/db/schema/home'
import { news } from '@/lib/db/schema/news'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { offices } from '@/lib/db/schema/offices'
import { pageViews } from '@/lib/db/schema/page-views'
import { publications } from '@/lib/db/schema/publications'
import { searchQueries } from '@/lib/db/schema/search'
import { sponsors } from '@/lib/db/schema/sponsors'
import { statistics } from '@/lib/db/schema/statistics'
import { and, asc, eq, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { SampleKind } from '../contract'

interface Source {
  table: PgTable
  id: PgColumn
  /** Which records are samples. */
  is: SQL | undefined
  /** Which of them stay, since somebody uses them. */
  stays?: SQL
}

/** Whether a person changed a record since it was loaded; its place in a list does not count. */
const isEdited = (subject: string, id: PgColumn) => sql`exists (select from ${changeHistory}
  where ${changeHistory.subject} = ${subject} and ${changeHistory.subject_id} = ${id}::text
    and ${changeHistory.changed_by} is not null and ${changeHistory.action} <> 'order')`

const ofSubject = (
  table: PgTable & { sample: PgColumn },
  id: PgColumn,
  subject: string,
  stays?: SQL,
): Source => ({
  table,
  id,
  is: and(eq(table.sample, true), not(isEdited(subject, id))),
  ...(stays && { stays }),
})

/** Whether somebody who is no sample belongs to a company. */
const hasMember = (company: PgColumn) => sql`exists (select from ${users}
  where ${users.company_id} = ${company} and not ${users.sample} and ${users.deleted_at} is null)`

const offersOf = (table: typeof products | typeof services): Source => ({
  table,
  id: table.id,
  is: and(
    isNull(table.deleted_at),
    sql`(${table.sample} or exists (select from ${companies}
      where ${companies.id} = ${table.company_id} and ${companies.sample}))`,
    // What a real member added to a company is theirs.
    or(eq(table.sample, true), not(hasMember(table.company_id))),
  ),
  stays: hasMember(table.company_id),
})

const byRealPeople = (person: PgColumn) =>
  sql`exists (select from ${users} where ${users.id} = ${person} and not ${users.sample})`

const finding = alias(statistics, 'finding')

const sources: Record<Exclude<SampleKind, 'people'>, Source> = {
  companies: {
    table: companies,
    id: companies.id,
    is: and(eq(companies.sample, true), isNull(companies.deleted_at)),
    stays: hasMember(companies.id),
  },
  products: offersOf(products),
  services: offersOf(services),
  enquiries: ofSubject(
    ...([enquiries, enquiries.id, 'enquiry'] as const),
    sql`(exists (select from ${buyingRequests} where ${buyingRequests.enquiry_id} = ${enquiries.id})
      or exists (select from ${introductions} where ${introductions.enquiry_id} = ${enquiries.id})
      or exists (select from ${bodyTasks} where ${bodyTasks.enquiry_id} = ${enquiries.id}))`,
  ),
  requests: ofSubject(
    ...([buyingRequests, buyingRequests.id, 'buying-request'] as const),
    sql`(exists (select from ${buyingRequestOffers} where ${buyingRequestOffers.request_id} = ${buyingRequests.id})
      or exists (select from ${introductions} where ${introductions.request_id} = ${buyingRequests.id}))`,
  ),
  barriers: ofSubject(
    ...([barriers, barriers.id, 'barrier'] as const),
    sql`(exists (select from ${barrierReports} where ${barrierReports.barrier_id} = ${barriers.id})
      or exists (select from ${bodyTasks} where ${bodyTasks.barrier_id} = ${barriers.id})
      or exists (select from ${barrierJoins} where ${barrierJoins.barrier_id} = ${barriers.id}
        and ${byRealPeople(barrierJoins.user_id)}))`,
  ),
  news: ofSubject(news, news.id, 'content/news'),
  events: ofSubject(
    ...([events, events.id, 'content/events'] as const),
    sql`exists (select from ${eventJoins} where ${eventJoins.event_id} = ${events.id}
      and ${byRealPeople(eventJoins.user_id)})`,
  ),
  publications: ofSubject(publications, publications.id, 'content/publications'),
  faqs: ofSubject(faqs, faqs.id, 'content/faqs'),
  sponsors: ofSubject(sponsors, sponsors.id, 'content/sponsors'),
  offices: ofSubject(offices, offices.id, 'content/offices'),
  'social-links': ofSubject(socialMedia, socialMedia.id, 'content/social-links'),
  credentials: ofSubject(credentials, credentials.id, 'content/credentials'),
  'expert-fields': ofSubject(
    ...([experts, experts.id, 'content/expert-fields'] as const),
    sql`exists (select from ${poolEntries} where ${poolEntries.expert_id} = ${experts.id}
      and (not ${poolEntries.sample} or ${isEdited('content/experts', poolEntries.id)}))`,
  ),
  experts: ofSubject(poolEntries, poolEntries.id, 'content/experts'),
  statistics: {
    table: statistics,
    id: statistics.number,
    is: eq(statistics.sample, true),
    stays: sql`exists (select from ${statistics} as ${finding}
      where ${finding.statistic} = ${statistics.identifier} and not ${finding.sample})`,
  },
}

/** The samples of a kind: those that a removal takes, and how many stay. Nobody removes themselves. */
export async function selectSamples(db: Executor, kind: SampleKind, person: number) {
  const isOther = and(eq(users.sample, true), isNull(users.deleted_at), ne(users.id, person))
  const { table, id, is, stays } =
    kind === 'people' ? { table: users, id: users.id, is: isOther } : sources[kind]
  const found = await db
    .select({ id: sql<number>`${id}`, stays: sql<boolean>`${stays ?? sql`false`}` })
    .from(table)
    .where(is)
    .orderBy(asc(id))
  const ids = found.filter((one) => !one.stays).map((one) => one.id)
  return { ids, kept: found.length - ids.length }
}

/** Whether an account is one of the samples. */
export async function isSamplePerson(db: Executor, person: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, person), eq(users.sample, true)))) > 0
}

type Taken = ReadonlyMap<SampleKind, readonly number[]>

const anyOf = (column: PgColumn, ids: readonly number[]) =>
  sql`${column} = any(${sql.param(ids)}::int[])`

/** The public versions of what is marked as deleted. */
const editions = {
  companies: { table: companyVersions, of: companyVersions.company_id },
  products: { table: productVersions, of: productVersions.product_id },
  services: { table: serviceVersions, of: serviceVersions.service_id },
} as const

const isMarkedKind = (kind: SampleKind): kind is keyof typeof editions => kind in editions

/** The rows of samples that are moved out of their tables; with them go the sample counts of days. */
export function rowsOf(taken: Taken): Map<PgTable, SQL> {
  const rows = new Map<PgTable, SQL>([
    [pageViews, eq(pageViews.sample, true)],
    [searchQueries, eq(searchQueries.sample, true)],
    [eventJoins, anyOf(eventJoins.user_id, taken.get('people') ?? [])],
  ])
  for (const [kind, ids] of taken) {
    if (kind === 'people') continue
    if (isMarkedKind(kind)) {
      const { table, of } = editions[kind]
      rows.set(table, sql`${anyOf(of, ids)} and ${table.edition} = 'public'`)
    } else {
      rows.set(sources[kind].table, anyOf(sources[kind].id, ids))
    }
  }
  return rows
}

const markedTables = { companies, products, services, users } as const

/** Marks companies, their offers and people as deleted, or as there again. */
export async function markDeleted(
  db: Executor,
  marked: Readonly<Record<string, readonly number[]>>,
  isDeleted: boolean,
): Promise<void> {
  for (const [name, table] of Object.entries(markedTables)) {
    await db
      .update(table)
      .set({
        deleted_at: isDeleted ? sql`now()` : null,
        updated_at: sql`now()`,
        version: sql`${table.version} + 1`,
      })
      .where(anyOf(table.id, marked[name] ?? []))
  }
}
