import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import type { RowRange } from '@/lib/api/paging'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import type { LookupList } from '@/lib/db/codes/lookup-lists'
import { mentions } from '@/lib/db/mentions'
import {
  enquiries,
  enquiryAnswers,
  enquiryMessageFiles,
  enquiryMessages,
  enquirySteps,
} from '@/lib/db/schema/enquiries'
import { readinessQuestions, readinessSections } from '@/lib/db/schema/readiness'
import { files } from '@/lib/db/schema/files'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { institutions } from '@/lib/db/schema/institutions'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { EnquirySort, myEnquiries } from '../contract'

const types = alias(lookups, 'types')
const statuses = alias(lookups, 'statuses')

export type EnquiryFound = Awaited<ReturnType<typeof selectEnquiries>>[number]
export type StepFound = Awaited<ReturnType<typeof selectSteps>>[number]
export type MessageFound = Awaited<ReturnType<typeof selectMessages>>[number]

const unread = sql<number>`(select count(*)::int from ${enquiryMessages} where ${enquiryMessages.enquiry_id} = ${enquiries.id} and ${enquiryMessages.sender} = 'office' and ${enquiryMessages.read_at} is null)`

/** The beginning of a text: more than what is shown of it. */
const excerptLength = 300

export const lastMessage = sql<{
  from: 'person' | 'office'
  text: string
  at: string
} | null>`(select json_build_object('from', ${enquiryMessages.sender}, 'text', left(${enquiryMessages.text}, ${excerptLength}::int), 'at', ${enquiryMessages.at}) from ${enquiryMessages} where ${enquiryMessages.enquiry_id} = ${enquiries.id} order by ${enquiryMessages.at} desc, ${enquiryMessages.id} desc limit 1)`

const row = {
  enquiry: enquiries,
  type: types,
  status: statuses,
  unread,
  industry: industries,
  country: countries,
  product: hsSubheadings,
  lastMessage,
}

const isType = and(eq(types.list, 'enquiry_types'), eq(types.id, enquiries.enq_type))
const isStatus = and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, enquiries.status))

const columnOf = {
  id: enquiries.id,
  type: enquiries.enq_type,
  date: enquiries.created_at,
  updated: enquiries.updated_at,
  status: enquiries.status,
}

/** The column and direction of an order; equal rows are newest first. */
function ordered(sort: EnquirySort = 'date-desc') {
  const [column = '', direction] = sort.split('-')
  const by = new Map(Object.entries(columnOf)).get(column) ?? enquiries.created_at
  return [direction === 'asc' ? asc(by) : desc(by), desc(enquiries.id)]
}

type EnquiryQuery = QueryOf<typeof myEnquiries>

/** The search covers the names of the status, in both languages. */
function ofPerson(db: Executor, user_id: number, { q, status }: EnquiryQuery) {
  const named = mentions(columnsOf(statuses, ['name']), q)
  const called = db
    .select({ id: statuses.id })
    .from(statuses)
    .where(and(eq(statuses.list, 'enquiry_statuses'), named))
  return and(
    eq(enquiries.user_id, user_id),
    withIds(enquiries.status, status),
    q === undefined ? undefined : inArray(enquiries.status, called),
  )
}

export async function selectEnquiries(
  db: Executor,
  user_id: number,
  query: EnquiryQuery,
  { limit, offset }: RowRange,
) {
  return db
    .select(row)
    .from(enquiries)
    .innerJoin(types, isType)
    .innerJoin(statuses, isStatus)
    .leftJoin(industries, eq(industries.iid, enquiries.industry_id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .leftJoin(hsSubheadings, eq(hsSubheadings.code, enquiries.product_hs))
    .where(ofPerson(db, user_id, query))
    .orderBy(...ordered(query.sort))
    .limit(limit)
    .offset(offset)
}

export async function countEnquiries(db: Executor, user_id: number, query: EnquiryQuery) {
  return countUpTo(db, enquiries, ofPerson(db, user_id, query))
}

/** Whether a person has an enquiry of a type. */
export async function hasEnquiryOf(db: Executor, user_id: number, enq_type: number) {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.user_id, user_id), eq(enquiries.enq_type, enq_type)))
    .limit(1)
  return found !== undefined
}

/** The number of a person's enquiries at each status, and their unread messages. */
export async function countByStatus(db: Executor, user_id: number) {
  return db
    .select({
      iid: enquiries.status,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`sum(${unread})::int`,
    })
    .from(enquiries)
    .where(eq(enquiries.user_id, user_id))
    .groupBy(enquiries.status)
}

/** One of a person's enquiries; undefined for another person's. */
export async function findOwn(db: Executor, user_id: number, id: number) {
  const [found] = await db
    .select(row)
    .from(enquiries)
    .innerJoin(types, isType)
    .innerJoin(statuses, isStatus)
    .leftJoin(industries, eq(industries.iid, enquiries.industry_id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .leftJoin(hsSubheadings, eq(hsSubheadings.code, enquiries.product_hs))
    .where(and(eq(enquiries.id, id), eq(enquiries.user_id, user_id)))
    .limit(1)
  return found
}

const clients = alias(lookups, 'type_of_client')
const positions = alias(lookups, 'positions')
const barriers = alias(lookups, 'type_of_barriers')

const isEntry = (entries: { list: PgColumn; id: PgColumn }, list: LookupList, id: PgColumn) =>
  and(eq(entries.list, list), eq(entries.id, id))

/** The entries of lists that an enquiry refers to. */
export async function findNamed(db: Executor, id: number) {
  const [found] = await db
    .select({
      industry: { ...getTableColumns(industries), id: industries.iid },
      country: countries,
      institution: institutions,
      type_of_client: clients,
      positions,
      barriers,
    })
    .from(enquiries)
    .leftJoin(industries, eq(industries.iid, enquiries.industry_id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .leftJoin(institutions, eq(institutions.id, enquiries.institution_id))
    .leftJoin(clients, isEntry(clients, 'type_of_client', enquiries.client_type))
    .leftJoin(positions, isEntry(positions, 'positions', enquiries.position_id))
    .leftJoin(barriers, isEntry(barriers, 'type_of_barriers', enquiries.barrier_type))
    .where(eq(enquiries.id, id))
  return found
}

/** The answers of a readiness assessment, in the order of its statements. */
export async function selectAnswers(db: Executor, enquiry_id: number) {
  return db
    .select({
      ...getTableColumns(readinessSections),
      ...getTableColumns(readinessQuestions),
      enq_question: enquiryAnswers.question_id,
      points: enquiryAnswers.points,
    })
    .from(enquiryAnswers)
    .innerJoin(readinessQuestions, eq(readinessQuestions.id, enquiryAnswers.question_id))
    .innerJoin(readinessSections, eq(readinessSections.id, readinessQuestions.section_id))
    .where(eq(enquiryAnswers.enquiry_id, enquiry_id))
    .orderBy(asc(readinessQuestions.sort), asc(readinessQuestions.id))
}

/** The statuses an enquiry has had, oldest first. */
export async function selectSteps(db: Executor, enquiry_id: number) {
  return db
    .select({ at: enquirySteps.at, reason: enquirySteps.reason, status: statuses })
    .from(enquirySteps)
    .innerJoin(
      statuses,
      and(eq(statuses.list, 'enquiry_statuses'), eq(statuses.id, enquirySteps.status)),
    )
    .where(eq(enquirySteps.enquiry_id, enquiry_id))
    .orderBy(asc(enquirySteps.id))
}

/** The messages about an enquiry, oldest first. */
export async function selectMessages(db: Executor, enquiry_id: number) {
  return db
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiry_id, enquiry_id))
    .orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id))
}

/** The files of an enquiry's messages, in their order. */
export async function selectMessageFiles(db: Executor, enquiry_id: number) {
  return db
    .select({ message_id: enquiryMessageFiles.message_id, file: files })
    .from(enquiryMessageFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryMessageFiles.message_id))
    .innerJoin(files, eq(files.key, enquiryMessageFiles.file_key))
    .where(eq(enquiryMessages.enquiry_id, enquiry_id))
    .orderBy(asc(enquiryMessageFiles.message_id), asc(enquiryMessageFiles.sort))
}

/** Marks the messages of a sender about an enquiry as read, among those that were shown. */
export async function markRead(
  db: Executor,
  enquiry_id: number,
  sender: 'person' | 'office',
  shown: readonly { id: number }[],
) {
  await db
    .update(enquiryMessages)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(enquiryMessages.enquiry_id, enquiry_id),
        eq(enquiryMessages.sender, sender),
        isNull(enquiryMessages.read_at),
        inArray(
          enquiryMessages.id,
          shown.map(({ id }) => id),
        ),
      ),
    )
}
