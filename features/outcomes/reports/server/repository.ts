import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { buyingRequestOffers, introductions } from '@/lib/db/schema/buying-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { and, asc, eq, gte, inArray, isNotNull, not, or, sql } from 'drizzle-orm'

interface Case {
  enquiry?: number | undefined
  buying_request?: number | undefined
  quotation_request?: number | undefined
}

/** The occasions of a case. */
async function occasionsOf(db: Executor, { enquiry, buying_request, quotation_request }: Case) {
  const answers = quotation_request === undefined ? [] : [`answer-${quotation_request}`]
  if (buying_request !== undefined) {
    const { request_id, company_id } = buyingRequestOffers
    const offers = await db
      .select({ company_id })
      .from(buyingRequestOffers)
      .where(eq(request_id, buying_request))
    answers.push(...offers.map((offer) => `offer-${buying_request}-${offer.company_id}`))
  }
  const wanted = or(
    enquiry === undefined ? undefined : eq(introductions.enquiry_id, enquiry),
    buying_request === undefined ? undefined : eq(introductions.request_id, buying_request),
  )
  if (!wanted) return answers
  const rows = await db.select({ id: introductions.id }).from(introductions).where(wanted)
  return [...answers, ...rows.map(({ id }) => `introduction-${id}`)]
}

/** What both sides of a case said, in the order in which they were asked. */
export async function selectOfCase(db: Executor, given: Case) {
  const occasions = await occasionsOf(db, given)
  if (occasions.length === 0) return []
  const { id, kind, side, round, asked_at, answered_at, answer, value_band } = outcomeQuestions
  const rows = await db
    .select({
      ...{ id, kind, side, round, asked_at, answered_at, answer, value_band },
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
    ...{ id: row.id, kind: row.kind, side: row.side, round: row.round },
    ...{ asked_at: row.asked_at, answered_at: row.answered_at },
    ...{ answer: row.answer, value_band: row.value_band },
    ...renamePair(row, 'company_registered_name', 'company'),
  }))
}

const since = (days: number) =>
  gte(outcomeQuestions.asked_at, sql`now() - make_interval(days => ${days}::int)`)

const answered = (answer: string) =>
  sql<number>`count(*) filter (where ${outcomeQuestions.answer} = ${answer})::int`

export async function countByKind(db: Executor, days: number) {
  return db
    .select({
      kind: outcomeQuestions.kind,
      questions: sql<number>`count(*)::int`,
      answered: sql<number>`count(${outcomeQuestions.answer})::int`,
      orders: answered('order'),
      talks: answered('talks'),
      nothing: answered('nothing'),
    })
    .from(outcomeQuestions)
    .where(and(since(days), not(outcomeQuestions.sample)))
    .groupBy(outcomeQuestions.kind)
    .orderBy(asc(outcomeQuestions.kind))
}

export async function countByBand(db: Executor, days: number) {
  return db
    .select({
      band: sql<
        NonNullable<typeof outcomeQuestions.$inferSelect.value_band>
      >`${outcomeQuestions.value_band}`,
      orders: sql<number>`count(distinct ${outcomeQuestions.occasion})::int`,
    })
    .from(outcomeQuestions)
    .where(and(since(days), not(outcomeQuestions.sample), isNotNull(outcomeQuestions.value_band)))
    .groupBy(outcomeQuestions.value_band)
}
