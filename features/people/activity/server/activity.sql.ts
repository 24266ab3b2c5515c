import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins, events } from '@/lib/db/schema/events'
import { changeHistory } from '@/lib/db/schema/history'
import { lookups } from '@/lib/db/schema/lookups'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { mostListed } from '../contract'

/** One more than is listed, which says whether there are more. */
const read = mostListed + 1

const named = <Field extends string>(
  field: Field,
  [english, arabic]: readonly (PgColumn | undefined)[],
) =>
  bilingualPair(field, {
    en: sql<string>`coalesce(${english}, '')`.as(`english_${field}`),
    ar: sql<string>`coalesce(${arabic}, '')`.as(`arabic_${field}`),
  })

const titleOf = (columns: readonly (PgColumn | undefined)[]) => named('title', columns)

const noStatus = bilingualPair('status', {
  en: sql<string>`''`.as('english_status'),
  ar: sql<string>`''`.as('arabic_status'),
})

const statuses = alias(lookups, 'statuses')

/** The company of a person by its last saved name. */
export async function findCompanyOf(db: Executor, person: number) {
  const [english, arabic] = columnsOf(companyVersions, ['company_registered_name'])
  const [found] = await db
    .select({
      id: companies.id,
      status: companies.status,
      ...bilingualPair('name', {
        en: sql<string>`${english}`.as('english_name'),
        ar: sql<string>`${arabic}`.as('arabic_name'),
      }),
    })
    .from(users)
    .innerJoin(companies, and(eq(companies.id, users.company_id), isNull(companies.deleted_at)))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), eq(companyVersions.edition, 'owner')),
    )
    .where(eq(users.id, person))
  return found
}

const mostPeople = 50

/** The people of a company. */
export async function selectPeopleOf(db: Executor, company: number): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.company_id, company), isNull(users.deleted_at)))
    .limit(mostPeople)
  return found.map(({ id }) => id)
}

/** The enquiries of people, without one of them. */
export async function selectEnquiriesOf(
  db: Executor,
  people: number[],
  { without, reachable }: { without: number | null; reachable: SQL | undefined },
) {
  const { id, user_id, enq_type, status, created_at } = enquiries
  return db
    .select({
      id,
      at: created_at,
      ...titleOf(columnsOf(lookups, ['name'])),
      ...named('status', columnsOf(statuses, ['name'])),
    })
    .from(enquiries)
    .innerJoin(lookups, and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enq_type)))
    .innerJoin(statuses, and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, status)))
    .where(and(inArray(user_id, people), without === null ? undefined : ne(id, without), reachable))
    .orderBy(desc(id))
    .limit(read)
}

/** Requests for quotations that people sent, or that a company received. */
export async function selectQuotations(db: Executor, of: { people?: number[]; company?: number }) {
  const { id, user_id, company_id, subject, created_at } = quotationRequests
  return db
    .select({ id, ...titleOf([subject, subject]), at: created_at, ...noStatus })
    .from(quotationRequests)
    .where(
      and(
        of.people && inArray(user_id, of.people),
        of.company === undefined ? undefined : eq(company_id, of.company),
      ),
    )
    .orderBy(desc(id))
    .limit(read)
}

/** The requests that people posted on the board. */
export async function selectRequestsOf(db: Executor, people: number[]) {
  const { id, user_id, created_at } = buyingRequests
  const title = titleOf(columnsOf(buyingRequests, ['product']))
  return db
    .select({ id, ...title, at: created_at, ...noStatus })
    .from(buyingRequests)
    .where(inArray(user_id, people))
    .orderBy(desc(id))
    .limit(read)
}

/** The events that people joined or wait for, the last joined first. */
export async function selectEventsOf(db: Executor, people: number[]) {
  const at = sql<string>`max(${eventJoins.joined_at})`.mapWith(eventJoins.joined_at)
  return db
    .select({
      id: events.id,
      ...titleOf(columnsOf(events, ['name'])),
      at: at.as('joined_at'),
      ...noStatus,
    })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.event_id))
    .where(and(inArray(eventJoins.user_id, people), ne(eventJoins.state, 'withdrawn')))
    .groupBy(events.id)
    .orderBy(desc(at))
    .limit(read)
}

/** The last steps of the record of a company, with the names of their authors. */
export async function selectHistory(db: Executor, company: number) {
  const { id, changed_at, changed_by, action, subject, subject_id } = changeHistory
  const by = sql<string | null>`trim(${users.name} || ' ' || ${users.last_name})`
  return db
    .select({ at: changed_at, action, by })
    .from(changeHistory)
    .leftJoin(users, eq(users.id, changed_by))
    .where(and(eq(subject, 'company'), eq(subject_id, String(company))))
    .orderBy(desc(id))
    .limit(mostListed)
}
