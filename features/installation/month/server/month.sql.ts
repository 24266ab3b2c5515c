import 'server-only'
import type { ApprovalStatus } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { enquiries, enquiryAnswers, enquiryMessages, enquirySteps } from '@/lib/db/schema/enquiries'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { eventJoins, events } from '@/lib/db/schema/events'
import { changeHistory } from '@/lib/db/schema/history'
import { institutions } from '@/lib/db/schema/institutions'
import { products, services } from '@/lib/db/schema/offers'
import { pageViews } from '@/lib/db/schema/page-views'
import { searchQueries } from '@/lib/db/schema/search'
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { MonthSeed } from '../contract'

type Row<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'enquiry_id'>

/** What is written for an enquiry of the month. */
export interface MonthCase {
  enquiry: typeof enquiries.$inferInsert
  messages: Row<typeof enquiryMessages>[]
  steps: Row<typeof enquirySteps>[]
  points: number | undefined
}

/** Writes the people of the month, who cannot log in; returns their numbers by their keys. */
export async function insertPeople(db: Executor, people: MonthSeed['people']) {
  const rows = people.map(({ name, last_name, email, locale }) => ({
    name,
    last_name,
    email,
    locale,
    sample: true,
    email_verified_at: sql`now()`,
  }))
  const written = await db
    .insert(users)
    .values(rows)
    .returning({ id: users.id, email: users.email })
  const ids = new Map(written.map(({ id, email }) => [email, id]))
  return new Map(
    people.map((person) => [person.key, { ...person, id: ids.get(person.email) ?? 0 }]),
  )
}

/** The sample account that does the work of the office. */
export async function findOfficer(db: Executor): Promise<number | undefined> {
  const isOfficer = sql`'officer' = any(${users.staff_roles})`
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.sample, true), isOfficer))
    .orderBy(asc(users.id))
    .limit(1)
  return found?.id
}

export async function findInstitution(db: Executor): Promise<number | null> {
  const { id } = institutions
  const [found] = await db.select({ id }).from(institutions).orderBy(asc(id)).limit(1)
  return found?.id ?? null
}

export async function insertCases(db: Executor, cases: readonly MonthCase[]) {
  const written = await db
    .insert(enquiries)
    .values(cases.map(({ enquiry }) => enquiry))
    .returning({ id: enquiries.id, key: enquiries.idempotency_key })
  const ids = new Map(written.map(({ id, key }) => [key, id]))
  const ofCase = ({ enquiry }: MonthCase) => ({ enquiry_id: ids.get(enquiry.idempotency_key) ?? 0 })
  await insertAll(
    db,
    enquiryMessages,
    cases.flatMap((one) => one.messages.map((message) => ({ ...message, ...ofCase(one) }))),
  )
  await insertAll(
    db,
    enquirySteps,
    cases.flatMap((one) => one.steps.map((step) => ({ ...step, ...ofCase(one) }))),
  )
  const questions = await db
    .select({ id: readinessQuestions.id })
    .from(readinessQuestions)
    .where(eq(readinessQuestions.status, 1))
    .orderBy(asc(readinessQuestions.id))
  const answers = cases.flatMap((one) => {
    const { points } = one
    return points === undefined
      ? []
      : questions.map(({ id }, place) => ({
          ...ofCase(one),
          question_id: id,
          points: points - 1 + ((place * 7) % 3),
        }))
  })
  await insertAll(db, enquiryAnswers, answers)
}

export async function insertViews(db: Executor, rows: (typeof pageViews.$inferInsert)[]) {
  await insertAll(db, pageViews, rows)
}

export async function insertSearches(db: Executor, rows: (typeof searchQueries.$inferInsert)[]) {
  await insertAll(db, searchQueries, rows)
}

/** The last sample event before a day, and the next two. */
export async function selectEvents(db: Executor, day: string): Promise<number[]> {
  const { id, date_start, sample } = events
  const past = await db
    .select({ id })
    .from(events)
    .where(and(eq(sample, true), lte(date_start, day)))
    .orderBy(desc(date_start))
    .limit(1)
  const coming = await db
    .select({ id })
    .from(events)
    .where(and(eq(sample, true), gt(date_start, day)))
    .orderBy(asc(date_start))
    .limit(2)
  return [...past, ...coming].map((one) => one.id)
}

export async function insertJoins(db: Executor, rows: (typeof eventJoins.$inferInsert)[]) {
  await insertAll(db, eventJoins, rows)
}

const submitted = { company: companies, product: products, service: services } as const

export type Submitted = keyof typeof submitted

/** Sample records with an approval status, in their order. */
export async function selectSubmitted(db: Executor, kind: Submitted, statuses: ApprovalStatus[]) {
  const { id, status, sample } = submitted[kind]
  return db
    .select({ id, status })
    .from(submitted[kind])
    .where(and(eq(sample, true), inArray(status, statuses)))
    .orderBy(asc(id))
}

/** Says when a record was submitted or decided. */
export async function dateSubmitted(db: Executor, kind: Submitted, id: number, at: string) {
  await db.update(submitted[kind]).set({ updated_at: at }).where(eq(submitted[kind].id, id))
}

export async function insertDecisions(
  db: Executor,
  decisions: readonly (typeof changeHistory.$inferInsert)[],
) {
  await insertAll(db, changeHistory, decisions)
}
