import 'server-only'
import { timeZone } from '@/lib/i18n/locale'
import { constantText } from '@/lib/db/checks'
import { publishedStates } from '@/lib/db/codes/buying-requests'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import type { ValueBand } from '@/lib/db/codes/outcomes'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { companies } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { firstAnswerAt, quotationRequests } from '@/lib/db/schema/quotation-requests'
import { industries } from '@/lib/db/schema/sectors'
import { and, eq, gte, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const count = sql<number>`count(*)::int`

/** The hours within which half was answered, with one decimal. */
const medianHours = (from: PgColumn, to: PgColumn | SQL) =>
  sql<
    number | null
  >`round((percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600) filter (where ${to} is not null))::numeric, 1)::float8`

const monthOf = (at: PgColumn) =>
  sql<string>`to_char(${at} at time zone ${constantText(timeZone)}, 'YYYY-MM')`

const ofRealPeople = (since: string) => and(gte(enquiries.created_at, since), not(users.sample))

/** Enquiries to the office, and how soon half of them were answered. */
export async function countEnquiries(db: Executor, since: string) {
  const [found] = await db
    .select({
      received: count,
      answered: sql<number>`count(${enquiries.answered_at})::int`,
      median_hours: medianHours(enquiries.created_at, enquiries.answered_at),
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .where(ofRealPeople(since))
  return found
}

/** Whether an account is one of the sample people. */
const isSamplePerson = (user: PgColumn) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${user} and ${users.sample})`

const sent = (since: string) =>
  and(
    gte(quotationRequests.sent_at, since),
    not(companies.sample),
    not(isSamplePerson(quotationRequests.user_id)),
    sql`${quotationRequests.state} <> 'spam'`,
  )

/** Requests for quotations that reached exporters, and how many exporters they reached and answered. */
export async function countQuotations(db: Executor, since: string) {
  const { company_id, sent_at } = quotationRequests
  const [found] = await db
    .select({
      received: count,
      answered: sql<number>`count(${firstAnswerAt})::int`,
      companies: sql<number>`count(distinct ${company_id})::int`,
      answering: sql<number>`count(distinct ${company_id}) filter (where ${firstAnswerAt} is not null)::int`,
      median_hours: medianHours(sent_at, firstAnswerAt),
    })
    .from(quotationRequests)
    .innerJoin(companies, eq(companies.id, company_id))
    .where(sent(since))
  return found
}

/** Requests that were published, without sample records and those of sample people. */
export async function countBuyingRequests(db: Executor, since: string) {
  return db.$count(
    buyingRequests,
    and(
      gte(buyingRequests.published_at, since),
      inArray(buyingRequests.state, [...publishedStates]),
      not(buyingRequests.sample),
      not(isSamplePerson(buyingRequests.user_id)),
    ),
  )
}

const introduced = (since: string) =>
  and(
    gte(introductions.at, since),
    not(companies.sample),
    sql`not exists (select 1 from ${buyingRequests} where ${buyingRequests.id} = ${introductions.request_id} and (${buyingRequests.sample} or ${isSamplePerson(buyingRequests.user_id)}))`,
    sql`not exists (select 1 from ${enquiries} where ${enquiries.id} = ${introductions.enquiry_id} and ${isSamplePerson(enquiries.user_id)})`,
  )

/** Introductions, and of how many exporters. */
export async function countIntroductions(db: Executor, since: string) {
  const [found] = await db
    .select({
      count,
      companies: sql<number>`count(distinct ${introductions.company_id})::int`,
    })
    .from(introductions)
    .innerJoin(companies, eq(companies.id, introductions.company_id))
    .where(introduced(since))
  return found ?? { count: 0, companies: 0 }
}

/** The counts of each month that has any, those about companies for each of them. */
export async function selectMonths(db: Executor, since: string) {
  const enquiryMonth = monthOf(enquiries.created_at)
  const quotationMonth = monthOf(quotationRequests.sent_at)
  const introductionMonth = monthOf(introductions.at)
  return {
    enquiries: await db
      .select({ month: enquiryMonth, count })
      .from(enquiries)
      .innerJoin(users, eq(users.id, enquiries.user_id))
      .where(ofRealPeople(since))
      .groupBy(enquiryMonth),
    quotations: await db
      .select({ month: quotationMonth, company_id: companies.id, count })
      .from(quotationRequests)
      .innerJoin(companies, eq(companies.id, quotationRequests.company_id))
      .where(sent(since))
      .groupBy(quotationMonth, companies.id),
    introductions: await db
      .select({ month: introductionMonth, company_id: companies.id, count })
      .from(introductions)
      .innerJoin(companies, eq(companies.id, introductions.company_id))
      .where(introduced(since))
      .groupBy(introductionMonth, companies.id),
  }
}

/**
 * The orders that were reported, one for each occasion: the value is what the exporter says, else the
 * buyer, of the later round first.
 */
export async function selectOrders(db: Executor, since: string) {
  const {
    occasion,
    company_id,
    industry_id,
    value_band,
    side,
    round,
    answer,
    sample,
    happened_at,
  } = outcomeQuestions
  return db
    .selectDistinctOn([occasion], {
      company_id: sql<number>`${company_id}`,
      industry_id,
      band: sql<ValueBand | null>`${value_band}`,
    })
    .from(outcomeQuestions)
    .where(and(eq(answer, 'order'), gte(happened_at, since), not(sample), isNotNull(company_id)))
    .orderBy(occasion, sql`${value_band} is null`, sql`${side} = 'buyer'`, sql`${round} desc`)
}

export async function selectSectors(db: Executor) {
  return db.select({ id: industries.iid, ...columnPair(industries, 'name') }).from(industries)
}
