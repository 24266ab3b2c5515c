import 'server-only'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import {
  enquiries,
  enquiryMessages,
  enquiryNotes,
  enquirySteps,
  enquiryWords,
  serviceLevels,
} from '@/lib/db/schema/enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { hasWords } from '@/lib/db/search-vector'
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { usualHours } from '../contract'

export interface DeskFilters {
  search?: string | undefined
  types?: number[] | undefined
  statuses?: number[] | undefined
  /** An officer; null for what nobody works on. */
  owner?: number | null | undefined
  open?: boolean | undefined
  late?: boolean | undefined
  forReview?: boolean | undefined
  from?: string | undefined
  until?: string | undefined
}

const types = alias(lookups, 'types')
const statuses = alias(lookups, 'statuses')
const owners = alias(users, 'owners')

const ended = [40, 50, 60]
const isOpen = notInArray(enquiries.status, ended)

const answerHours = sql<number>`coalesce((select ${serviceLevels.answer_hours} from ${serviceLevels} where ${serviceLevels.enq_type} = ${enquiries.enq_type}), ${usualHours.answer}::int)`
const closeHours = sql<number>`coalesce((select ${serviceLevels.close_hours} from ${serviceLevels} where ${serviceLevels.enq_type} = ${enquiries.enq_type}), ${usualHours.close}::int)`

/** Past the time of its service level, by the clock of the database. */
const isLate = sql`(${isOpen} and (
  (${enquiries.answered_at} is null and ${enquiries.created_at} + make_interval(hours => ${answerHours}) < now())
  or ${enquiries.created_at} + make_interval(hours => ${closeHours}) < now()))`

function searched(search: string) {
  const number = /^\d{1,9}$/.test(search.trim()) ? Number(search) : null
  const words = hasWords(enquiryWords(enquiries), search)
  return number === null ? words : or(eq(enquiries.id, number), words)
}

function matching(filters: DeskFilters) {
  const { search, types, statuses, owner, open, late, forReview, from, until } = filters
  return and(
    search === undefined ? undefined : searched(search),
    types && inArray(enquiries.enq_type, types),
    statuses && inArray(enquiries.status, statuses),
    owner === undefined
      ? undefined
      : owner === null
        ? isNull(enquiries.owner_id)
        : eq(enquiries.owner_id, owner),
    open === undefined ? undefined : open ? isOpen : inArray(enquiries.status, ended),
    late === undefined ? undefined : late ? isLate : sql`not ${isLate}`,
    forReview === undefined ? undefined : eq(enquiries.for_review, forReview),
    from === undefined ? undefined : gte(enquiries.created_at, from),
    until === undefined ? undefined : lt(enquiries.created_at, until),
  )
}

const nameOf = (table: typeof owners) =>
  sql<string | null>`trim(${table.name} || ' ' || ${table.last_name})`

function selectDesk(db: Executor) {
  return db
    .select({
      enquiry: enquiries,
      type: types,
      status: statuses,
      owner_name: nameOf(owners),
      answer_hours: answerHours,
      close_hours: closeHours,
    })
    .from(enquiries)
    .innerJoin(types, and(eq(types.list, 'enquiry_types'), eq(types.id, enquiries.enq_type)))
    .innerJoin(
      statuses,
      and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, enquiries.status)),
    )
    .leftJoin(owners, eq(owners.id, enquiries.owner_id))
}

export type DeskFound = Awaited<ReturnType<typeof selectCases>>[number]

export async function selectCases(
  db: Executor,
  {
    limit,
    offset,
    sort,
    ...filters
  }: DeskFilters & { limit: number; offset: number; sort: string },
) {
  const [field, direction] = sort.split('-')
  const towards = direction === 'asc' ? asc : desc
  const order =
    field === 'updated'
      ? [towards(enquiries.updated_at), towards(enquiries.id)]
      : [towards(enquiries.id)]
  return selectDesk(db)
    .where(matching(filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export async function countCases(db: Executor, filters: DeskFilters) {
  return countUpTo(db, enquiries, matching(filters))
}

export async function findDeskCase(db: Executor, id: number) {
  const [found] = await selectDesk(db).where(eq(enquiries.id, id)).limit(1)
  return found
}

/** What of an enquiry decides on work with it; nobody changes it until the transaction ends. */
export async function lockDeskCase(db: Executor, id: number) {
  const { user_id, status, version, merged_into, updated_at } = enquiries
  const [found] = await db
    .select({ user_id, status, version, merged_into, updated_at })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .for('update')
  return found
}

export async function updateCase(
  db: Executor,
  id: number,
  change: Partial<Pick<typeof enquiries.$inferInsert, 'owner_id' | 'merged_into'>>,
) {
  await db
    .update(enquiries)
    .set({ ...change, version: sql`${enquiries.version} + 1`, updated_at: sql`now()` })
    .where(eq(enquiries.id, id))
}

export async function insertNote(
  db: Executor,
  note: { enquiry_id: number; author_id: number; text: string },
): Promise<number> {
  const [written] = await db.insert(enquiryNotes).values(note).returning({ id: enquiryNotes.id })
  return written?.id ?? 0
}

const officer = sql`${users.staff_roles} && array['officer', 'admin']`
const active = and(isNull(users.disabled_at), isNull(users.deleted_at))
const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

export async function isOfficer(db: Executor, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), officer, active))
  return found !== undefined
}

/** Who can work on enquiries, with how many open ones each has. */
export async function selectOfficers(db: Executor) {
  const own = sql<number>`(select count(*)::int from ${enquiries} where ${and(
    eq(enquiries.owner_id, users.id),
    isOpen,
  )})`
  return db
    .select({ id: users.id, name: fullName, open: own })
    .from(users)
    .where(and(officer, active, sql`cardinality(${users.staff_roles}) > 0`))
    .orderBy(asc(users.name), asc(users.id))
}

/** The notes about an enquiry, oldest first. */
export async function selectNotes(db: Executor, enquiry_id: number) {
  const { id, text, at } = enquiryNotes
  return db
    .select({ id, text, at, by: { id: users.id, name: fullName } })
    .from(enquiryNotes)
    .innerJoin(users, eq(users.id, enquiryNotes.author_id))
    .where(eq(enquiryNotes.enquiry_id, enquiry_id))
    .orderBy(asc(id))
}

/** The steps of an enquiry with who took them, oldest first. */
export async function selectDeskSteps(db: Executor, enquiry_id: number) {
  return db
    .select({
      at: enquirySteps.at,
      status: statuses,
      by: enquirySteps.set_by,
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

/** Who wrote each message about an enquiry. */
export async function selectAuthors(db: Executor, enquiry_id: number) {
  return db
    .select({ message: enquiryMessages.id, id: users.id, name: fullName })
    .from(enquiryMessages)
    .innerJoin(users, eq(users.id, enquiryMessages.author_id))
    .where(eq(enquiryMessages.enquiry_id, enquiry_id))
}

/** Enquiries that go on in one. */
export async function selectMerged(db: Executor, into: number): Promise<number[]> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.merged_into, into))
    .orderBy(asc(enquiries.id))
  return rows.map(({ id }) => id)
}

const mostSimilar = 20

/** Other open enquiries of the same person, the newest first. */
export async function selectSimilar(db: Executor, user_id: number, but: number) {
  const { id, enq_type, status, created_at } = enquiries
  return db
    .select({ id, enq_type, status, created_at })
    .from(enquiries)
    .where(and(eq(enquiries.user_id, user_id), ne(id, but), isOpen))
    .orderBy(desc(id))
    .limit(mostSimilar)
}
