import 'server-only'
import { instantsIn, type Period } from '@/lib/api/day-range'
import { columnPair } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { occasionNames, type ValueBand } from '@/lib/db/codes/outcomes'
import { buyingRequestOffers, introductions } from '@/lib/db/schema/buying-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm'

interface Case {
  enquiry?: number | undefined
  buying_request?: number | undefined
  quotation_request?: number | undefined
}

/** The occasions of a case. */
async function occasionsOf(db: Executor, { enquiry, buying_request, quotation_request }: Case) {
  const answers = quotation_request === undefined ? [] : [occasionNames.answer(quotation_request)]
  if (buying_request !== undefined) {
    const { request_id, company_id } = buyingRequestOffers
    const offers = await db
      .select({ company_id })
      .from(buyingRequestOffers)
      .where(eq(request_id, buying_request))
    answers.push(...offers.map((offer) => occasionNames.offer(buying_request, offer.company_id)))
  }
  const wanted = or(
    enquiry === undefined ? undefined : eq(introductions.enquiry_id, enquiry),
    buying_request === undefined ? undefined : eq(introductions.request_id, buying_request),
  )
  if (!wanted) return answers
  const rows = await db.select({ id: introductions.id }).from(introductions).where(wanted)
  return [...answers, ...rows.map(({ id }) => occasionNames.introduction(id))]
}

/** What both sides of a case said, in the order in which they were asked. */
export async function selectOfCase(db: Executor, given: Case) {
  const occasions = await occasionsOf(db, given)
  if (occasions.length === 0) return []
  const { id, kind, side, round, asked_at, answered_at, answer, value_band } = outcomeQuestions
  const rows = await db
    .select({
      id,
      kind,
      side,
      round,
      asked_at,
      answered_at,
      answer,
      value_band,
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
    })
    .from(outcomeQuestions)
    .leftJoin(
      companyVersions,
      and(
        eq(companyVersions.company_id, outcomeQuestions.company_id),
        eq(companyVersions.edition, 'owner'),
      ),
    )
    .where(inArray(outcomeQuestions.occasion, occasions))
    .orderBy(asc(outcomeQuestions.asked_at), asc(outcomeQuestions.id))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    side: row.side,
    round: row.round,
    asked_at: row.asked_at,
    answered_at: row.answered_at,
    answer: row.answer,
    value_band: row.value_band,
    ...renamePair(row, 'company_registered_name', 'company'),
  }))
}

const during = (period: Period) => {
  const { from, until } = instantsIn(period)
  return and(gte(outcomeQuestions.asked_at, from), lt(outcomeQuestions.asked_at, until))
}

const answered = (answer: string) =>
  sql<number>`count(*) filter (where ${outcomeQuestions.answer} = ${answer})::int`

const counts = {
  questions: sql<number>`count(*)::int`,
  answered: sql<number>`count(${outcomeQuestions.answer})::int`,
  orders: answered('order'),
  talks: answered('talks'),
  nothing: answered('nothing'),
}

export async function countByKind(db: Executor, period: Period) {
  return db
    .select({ kind: outcomeQuestions.kind, ...counts })
    .from(outcomeQuestions)
    .where(and(during(period), not(outcomeQuestions.sample)))
    .groupBy(outcomeQuestions.kind)
    .orderBy(asc(outcomeQuestions.kind))
}

/** The questions to the participants of an event. */
const ofEvent = (id: number) =>
  sql`${outcomeQuestions.kind} = 'event' and split_part(${outcomeQuestions.occasion}, '-', 2) = ${String(id)}`

export async function countByRound(db: Executor, event: number) {
  return db
    .select({ round: outcomeQuestions.round, ...counts })
    .from(outcomeQuestions)
    .where(ofEvent(event))
    .groupBy(outcomeQuestions.round)
    .orderBy(asc(outcomeQuestions.round))
}

/** The values of orders from an event, by the last answer of each participant. */
export async function countBandsOfEvent(db: Executor, event: number) {
  const { occasion, value_band, round } = outcomeQuestions
  const last = db
    .selectDistinctOn([occasion], { value_band })
    .from(outcomeQuestions)
    .where(and(ofEvent(event), isNotNull(outcomeQuestions.answer)))
    .orderBy(occasion, desc(round))
    .as('last')
  return db
    .select({ band: sql<ValueBand>`${last.value_band}`, orders: sql<number>`count(*)::int` })
    .from(last)
    .where(isNotNull(last.value_band))
    .groupBy(last.value_band)
}

export async function countByBand(db: Executor, period: Period) {
  return db
    .select({
      band: sql<ValueBand>`${outcomeQuestions.value_band}`,
      orders: sql<number>`count(distinct ${outcomeQuestions.occasion})::int`,
    })
    .from(outcomeQuestions)
    .where(
      and(during(period), not(outcomeQuestions.sample), isNotNull(outcomeQuestions.value_band)),
    )
    .groupBy(outcomeQuestions.value_band)
}
