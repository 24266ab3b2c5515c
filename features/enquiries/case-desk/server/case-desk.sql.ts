import 'server-only'
import { numberIn } from '@/lib/api/list-query'
import type { RowRange } from '@/lib/api/paging'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { enquiryDueAt, isEnquiryLate, isOpen, isOver, isUnrated } from '@/lib/db/reads/enquiries'
import { enquirySearchVector } from '@/lib/db/schema/enquiry-search-vector'
import { matchCount, orderedBy } from '@/lib/db/search-page'
import { users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryMessages, enquirySteps } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { changeHistory } from '@/lib/db/schema/history'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lastMessage } from '../../my-enquiries/server/my-enquiries.sql'
import { namesUnread } from '../../server/mentions.sql'
import { awaitsAnswer } from '../../service-levels/server/service-levels.sql'

export interface CaseFilters {
  search?: string | undefined
  types?: number[] | undefined
  statuses?: number[] | undefined
  /** An officer; null when the enquiry has no owner. */
  owner?: number | null | undefined
  open?: boolean | undefined
  late?: boolean | undefined
  waits?: boolean | undefined
  forReview?: boolean | undefined
  answered?: boolean | undefined
  /** Ratings from 1 to 5, and `none` for those that are over without one. */
  ratings?: string[] | undefined
  /** The member of staff whom a note names who has not opened it since. */
  mentioned?: number | undefined
  from?: string | undefined
  until?: string | undefined
  /** Those that the reader's roles reach. */
  reachable?: SQL | undefined
}

const types = alias(lookups, 'types')
const statuses = alias(lookups, 'statuses')
const owners = alias(users, 'owners')
const doers = alias(users, 'doers')
const filers = alias(users, 'filers')

function searched(search: string) {
  const number = numberIn(search)
  return number === null
    ? matchesTokens(enquirySearchVector(enquiries), search)
    : eq(enquiries.id, number)
}

function rated(ratings: readonly string[]) {
  const given = ratings.filter((one) => one !== 'none').map(Number)
  return or(
    given.length > 0 ? inArray(enquiries.rating, given) : undefined,
    ratings.includes('none') ? isUnrated : undefined,
  )
}

function matching(db: Executor, filters: CaseFilters) {
  const { search, types, statuses, owner, open, late, waits, forReview } = filters
  const { answered, ratings, mentioned, from, until } = filters
  return and(
    search === undefined ? undefined : searched(search),
    types && inArray(enquiries.enq_type, types),
    statuses && inArray(enquiries.status, statuses),
    owner === undefined
      ? undefined
      : owner === null
        ? isNull(enquiries.owner_id)
        : eq(enquiries.owner_id, owner),
    open === undefined ? undefined : open ? isOpen : isOver,
    late === undefined ? undefined : late ? isEnquiryLate : sql`not ${isEnquiryLate}`,
    waits === undefined ? undefined : waits ? awaitsAnswer : sql`not (${awaitsAnswer})`,
    forReview === undefined ? undefined : eq(enquiries.for_review, forReview),
    answered === undefined ? undefined : sql`(${enquiries.answered_at} is not null) = ${answered}`,
    ratings && rated(ratings),
    mentioned === undefined ? undefined : namesUnread(db, mentioned),
    from === undefined ? undefined : gte(enquiries.created_at, from),
    until === undefined ? undefined : lt(enquiries.created_at, until),
    filters.reachable,
  )
}

const nameOf = (table: typeof owners | typeof doers) =>
  sql<string | null>`trim(${table.name} || ' ' || ${table.last_name})`

/** Messages of the person that the office has not read. */
const isUnread = sql`${enquiryMessages.sender} = 'person' and ${enquiryMessages.read_at} is null`
const unreadByOffice = sql<number>`(select count(*)::int from ${enquiryMessages} where ${enquiryMessages.enquiry_id} = ${enquiries.id} and ${isUnread})`

function selectCaseRows(db: Executor, counted = sql<number | null>`null`) {
  return db
    .select({
      enquiry: enquiries,
      type: types,
      status: statuses,
      industry: industries,
      country: countries,
      product: hsSubheadings,
      lastMessage,
      owner_name: nameOf(owners),
      locale: filers.locale,
      unread: unreadByOffice,
      counted,
    })
    .from(enquiries)
    .innerJoin(types, and(eq(types.list, 'enquiry_types'), eq(types.id, enquiries.enq_type)))
    .innerJoin(
      statuses,
      and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, enquiries.status)),
    )
    .leftJoin(filers, eq(filers.id, enquiries.user_id))
    .leftJoin(owners, eq(owners.id, enquiries.owner_id))
    .leftJoin(industries, eq(industries.iid, enquiries.industry_id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .leftJoin(hsSubheadings, eq(hsSubheadings.code, enquiries.product_hs))
}

export type FoundCase = Awaited<ReturnType<typeof selectCases>>[number]

export async function selectCases(
  db: Executor,
  { limit, offset, sort, ...filters }: CaseFilters & RowRange & { sort: string },
) {
  const [field, direction] = sort.split('-')
  const towards = direction === 'asc' ? asc : desc
  const { id, updated_at } = enquiries
  const byField = { due: [enquiryDueAt, id], updated: [updated_at, id] }
  const order = field === 'due' || field === 'updated' ? byField[field] : [id]
  const page = db
    .select({ id, counted: matchCount(filters.search) })
    .from(enquiries)
    .where(matching(db, filters))
    .orderBy(...order.map((column) => towards(orderedBy(filters.search, column))))
    .limit(limit)
    .offset(offset)
    .as('page')
  return selectCaseRows(db, sql`${page.counted}`)
    .innerJoin(page, eq(page.id, id))
    .orderBy(...order.map((column) => towards(column)))
}

export async function countCases(db: Executor, filters: CaseFilters) {
  return countUpTo(db, enquiries, matching(db, filters))
}

/** Enquiries that await an answer of an officer: theirs, and the ones without an owner. */
export async function countAwaiting(db: Executor, officer: number, reachable: SQL | undefined) {
  const isTheirs = or(isNull(enquiries.owner_id), eq(enquiries.owner_id, officer))
  return countUpTo(db, enquiries, and(awaitsAnswer, isTheirs, reachable))
}

export async function findCaseForStaff(db: Executor, id: number) {
  const [found] = await selectCaseRows(db).where(eq(enquiries.id, id)).limit(1)
  return found
}

/** The columns that decide which actions are allowed, locked until the transaction ends. */
export async function lockCase(db: Executor, id: number) {
  const { user_id, owner_id, status, email, version, merged_into, updated_at } = enquiries
  const [found] = await db
    .select({ user_id, owner_id, status, email, version, merged_into, updated_at })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .for('update')
  return found
}

const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

/** The status changes of an enquiry with their authors, oldest first. */
export async function selectCaseSteps(db: Executor, enquiry_id: number) {
  return db
    .select({
      at: enquirySteps.at,
      status: statuses,
      by: enquirySteps.set_by,
      reason: enquirySteps.reason,
      name: nameOf(owners),
    })
    .from(enquirySteps)
    .innerJoin(
      statuses,
      and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, enquirySteps.status)),
    )
    .leftJoin(owners, eq(owners.id, enquirySteps.set_by))
    .where(eq(enquirySteps.enquiry_id, enquiry_id))
    .orderBy(asc(enquirySteps.id))
}

/** Assignments and merges of an enquiry, oldest first. */
export async function selectActions(db: Executor, enquiry_id: number) {
  const { id, changed_at, changed_by, action, subject, subject_id, change } = changeHistory
  return db
    .select({
      at: changed_at,
      action,
      change,
      by: changed_by,
      by_name: nameOf(doers),
      to: owners.id,
      to_name: nameOf(owners),
    })
    .from(changeHistory)
    .leftJoin(doers, eq(doers.id, changed_by))
    .leftJoin(owners, eq(owners.id, sql`(${change} ->> 'owner_id')::int`))
    .where(
      and(
        eq(subject, 'enquiry'),
        eq(subject_id, String(enquiry_id)),
        inArray(action, ['assign', 'merge']),
      ),
    )
    .orderBy(asc(id))
}

/** The author of each message about an enquiry. */
export async function selectAuthors(db: Executor, enquiry_id: number) {
  return db
    .select({ message: enquiryMessages.id, id: users.id, name: fullName })
    .from(enquiryMessages)
    .innerJoin(users, eq(users.id, enquiryMessages.author_id))
    .where(eq(enquiryMessages.enquiry_id, enquiry_id))
}
