import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { numberIn, valuesOf } from '@/lib/api/list-query'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { barrierStatuses } from '@/lib/db/codes/barriers'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { agreements } from '@/lib/db/schema/agreements'
import { barrierReports, barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { enquiries, enquiryMessageFiles, enquiryMessages } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isApprovedCompany } from '../../server/figures.sql'
import { barrierType } from '../../rules'
import { barrierColumns, nameJoins, mentionedIn } from '../../server/barriers.sql'
import type { barrierReviews } from '../contract'

type ReviewQuery = QueryOf<typeof barrierReviews>

function listed({ q, status, waiting }: ReviewQuery) {
  const given = valuesOf(status)
  const statuses = given && barrierStatuses.filter((one) => given.includes(one))
  const number = q === undefined ? null : numberIn(q)
  return and(
    statuses && inArray(barriers.status, statuses),
    waiting && isNull(barriers.published_at),
    number === null || number > 99_999 ? mentionedIn(q) : eq(barriers.id, number),
  )
}

export async function selectReviews(db: Executor, query: ReviewQuery, { limit, offset }: RowRange) {
  const { id, status, measure, hs_code, updated_at } = barriers
  const reports = db
    .select({ count: count() })
    .from(barrierReports)
    .where(eq(barrierReports.barrier_id, barriers.id))
  return db
    .select({
      id,
      status,
      measure,
      hs_code,
      updated_at,
      ...columnPair(barriers, 'title'),
      market: columnPair(countries, 'name'),
      is_public: sql<boolean>`${barriers.published_at} is not null`,
      reports: sql<number>`(${reports})::int`,
    })
    .from(barriers)
    .innerJoin(countries, nameJoins.market)
    .where(listed(query))
    .orderBy(desc(barriers.updated_at), desc(barriers.id))
    .limit(limit)
    .offset(offset)
}

export async function countReviews(db: Executor, query: ReviewQuery) {
  return countUpTo(db, barriers, listed(query))
}

/** A barrier with all that staff read. */
export async function findReview(db: Executor, id: number) {
  const { version, agreement_id, created_at, edited_by } = barriers
  const [found] = await db
    .select({ ...barrierColumns, version, agreement_id, created_at, edited_by })
    .from(barriers)
    .innerJoin(countries, nameJoins.market)
    .leftJoin(hsSubheadings, nameJoins.product)
    .leftJoin(agreements, nameJoins.agreement)
    .where(eq(barriers.id, id))
  return found
}

/** Locks a barrier until the transaction ends. */
export async function lockBarrier(tx: Executor, id: number) {
  const [found] = await tx.select().from(barriers).where(eq(barriers.id, id)).for('update')
  return found
}

export type BarrierRow = NonNullable<Awaited<ReturnType<typeof lockBarrier>>>

export async function insertBarrier(tx: Executor, row: typeof barriers.$inferInsert) {
  const [{ id } = { id: 0 }] = await tx.insert(barriers).values(row).returning({ id: barriers.id })
  return id
}

export async function changeBarrier(
  tx: Executor,
  id: number,
  change: Partial<typeof barriers.$inferInsert>,
) {
  const stamp = { version: sql`${barriers.version} + 1`, updated_at: sql`now()` }
  await tx
    .update(barriers)
    .set({ ...change, ...stamp })
    .where(eq(barriers.id, id))
}

export async function insertStep(tx: Executor, row: typeof barrierSteps.$inferInsert) {
  const [{ id } = { id: 0 }] = await tx
    .insert(barrierSteps)
    .values(row)
    .returning({ id: barrierSteps.id })
  return id
}

/** Links an enquiry about a trade barrier; false where it already belongs to a barrier. */
export async function insertReport(tx: Executor, row: typeof barrierReports.$inferInsert) {
  const added = await tx.insert(barrierReports).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

const reportColumns = {
  enquiry_id: enquiries.id,
  company: enquiries.company,
  description: enquiries.description,
  market: countries.code_2,
  created_at: enquiries.created_at,
  hs_code: enquiries.product_hs,
  since: enquiries.barrier_since,
  loss_band: enquiries.barrier_loss,
  agreement: enquiries.barrier_agreement,
  /** How many files came with it. */
  files: sql<number>`(
    select count(*)::int from ${enquiryMessages} m join ${enquiryMessageFiles} f on f.message_id = m.id
    where m.enquiry_id = ${enquiries.id} and m.sender = 'person'
  )`,
  /** Whether the person has confirmed the address, and the office the company; null without one. */
  is_confirmed: sql<boolean>`exists (select from ${users}
    where ${and(eq(users.id, enquiries.user_id), isNotNull(users.email_verified_at))})`,
  is_approved: sql<boolean | null>`(select ${isApprovedCompany(users.company_id)} from ${users}
    where ${and(eq(users.id, enquiries.user_id), isNotNull(users.company_id))})`,
  name: enquiries.name,
  email: enquiries.email,
  user_id: enquiries.user_id,
}

const isReport = and(eq(enquiries.enq_type, barrierType), isNull(enquiries.merged_into))

/** An enquiry about a trade barrier. */
export async function findReport(db: Executor, id: number) {
  const [found] = await db
    .select(reportColumns)
    .from(enquiries)
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .where(and(eq(enquiries.id, id), isReport))
  return found
}

/** The enquiries that reported a barrier, the first one first. */
export async function selectReports(db: Executor, barrier: number) {
  return db
    .select(reportColumns)
    .from(barrierReports)
    .innerJoin(enquiries, eq(enquiries.id, barrierReports.enquiry_id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .where(eq(barrierReports.barrier_id, barrier))
    .orderBy(asc(enquiries.id))
}

const mostUnlinked = 100

/** The newest enquiries about trade barriers that belong to no barrier. */
export async function selectUnlinked(db: Executor) {
  return db
    .select(reportColumns)
    .from(enquiries)
    .leftJoin(barrierReports, eq(barrierReports.enquiry_id, enquiries.id))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .where(and(isReport, isNull(barrierReports.enquiry_id)))
    .orderBy(desc(enquiries.id))
    .limit(mostUnlinked)
}

/** The number of enquiries about trade barriers that are open and belong to no barrier. */
export async function countUnlinked(db: Executor): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(enquiries)
    .leftJoin(barrierReports, eq(barrierReports.enquiry_id, enquiries.id))
    .where(and(isReport, isNull(barrierReports.enquiry_id)))
  return found?.count ?? 0
}

/** Whether a market, and a product and an agreement where they are named, are on file. */
export async function areKnown(
  db: Executor,
  { market, hs_code, agreement_id }: Pick<BarrierRow, 'market' | 'hs_code' | 'agreement_id'>,
) {
  const [country] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code_2, market))
  const [product] = await db
    .select({ code: hsSubheadings.code })
    .from(hsSubheadings)
    .where(eq(hsSubheadings.code, hs_code ?? ''))
  const agreement = await db.$count(agreements, eq(agreements.id, agreement_id ?? 0))
  return {
    market: country !== undefined,
    hs_code: hs_code === null || product !== undefined,
    agreement_id: agreement_id === null || agreement > 0,
  }
}
