import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import { instantOrNull } from '@/lib/db/columns'
import type { Executor } from '@/lib/db/database'
import type { RequestState } from '@/lib/db/codes/quotation-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { conversationMessages, conversations, isReported } from '@/lib/db/schema/conversations'
import { firstAnswerAt, quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

export interface ReviewFilters {
  id?: number
  states?: readonly RequestState[] | undefined
  reported?: boolean
  /** What staff have to do: held and reported requests. */
  waiting?: boolean
}

function matching({ id, states, reported, waiting }: ReviewFilters) {
  return and(
    id === undefined ? undefined : eq(quotationRequests.id, id),
    states && inArray(quotationRequests.state, [...states]),
    reported ? isReported : undefined,
    waiting ? or(eq(quotationRequests.state, 'held'), isReported) : undefined,
  )
}

export async function selectReview(db: Executor, filters: ReviewFilters, range: RowRange) {
  const messages = sql<number>`(select count(*)::int from ${conversationMessages}
    where ${conversationMessages.conversation_id} = ${quotationRequests.conversation_id})`
  return db
    .select({
      request: quotationRequests,
      reported_by: sql<ConversationSide | null>`case when ${isReported} then ${conversations.reported_by} end`,
      reported_at: instantOrNull(
        sql`case when ${isReported} then ${conversations.reported_at} end`,
      ),
      messages,
    })
    .from(quotationRequests)
    .innerJoin(conversations, eq(conversations.id, quotationRequests.conversation_id))
    .where(matching(filters))
    .orderBy(desc(quotationRequests.id))
    .limit(range.limit)
    .offset(range.offset)
}

export async function countReview(db: Executor, filters: ReviewFilters) {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(quotationRequests)
    .innerJoin(conversations, eq(conversations.id, quotationRequests.conversation_id))
    .where(matching(filters))
  return found?.count ?? 0
}

/** Some requests to companies, or the one of a number, without what the buyer wrote. */
export async function selectSome(
  db: Executor,
  of: { id: number } | { companies: readonly number[] },
  limit: number,
) {
  const { id, company_id } = quotationRequests
  return db
    .select({ id, company_id, ...columnPair(companyVersions, 'company_registered_name', 'bare') })
    .from(quotationRequests)
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, company_id), eq(companyVersions.edition, 'owner')),
    )
    .where('id' in of ? eq(id, of.id) : inArray(company_id, [...of.companies]))
    .limit(limit)
}

export async function countStates(db: Executor) {
  return db
    .select({ state: quotationRequests.state, count: sql<number>`count(*)::int` })
    .from(quotationRequests)
    .groupBy(quotationRequests.state)
    .orderBy(asc(quotationRequests.state))
}

export async function countReported(db: Executor) {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(quotationRequests)
    .innerJoin(conversations, eq(conversations.id, quotationRequests.conversation_id))
    .where(isNotNull(conversations.reported_at))
  return found?.count ?? 0
}

/** The median of hours until the first answer, of which a decline is one. */
export async function medianHours(db: Executor) {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select (percentile_cont(0.5) within group (
      order by extract(epoch from ${firstAnswerAt} - sent_at)))::float8 / 3600 as hours
    from quotation_requests where ${firstAnswerAt} is not null and sent_at is not null`)
  return rows[0]?.hours ?? null
}

/** Companies whose requests have waited for a number of days. */
export async function selectSilent(db: Executor, days: number, limit: number) {
  const { company_id, sent_at, state } = quotationRequests
  const isLate = sql`${state} = 'sent' and ${sent_at} < now() - make_interval(days => ${days}::int)`
  const waiting = sql<number>`(count(*) filter (where ${isLate}))::int`
  const found = await db
    .select({
      company_id,
      waiting,
      answered: sql<number>`count(${firstAnswerAt})::int`,
      oldest: sql<string>`min(${sent_at}) filter (where ${isLate})`,
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
    })
    .from(quotationRequests)
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, company_id), eq(companyVersions.edition, 'owner')),
    )
    .groupBy(
      company_id,
      ...Object.values(columnPair(companyVersions, 'company_registered_name', 'bare')),
    )
    .having(sql`count(*) filter (where ${isLate}) > 0`)
    .orderBy(desc(waiting), asc(company_id))
    .limit(limit)
  return found.map((row) => ({
    company: {
      id: row.company_id,
      ...renamePair(row, 'company_registered_name', 'name'),
    },
    waiting: row.waiting,
    answered: row.answered,
    oldest: new Date(row.oldest).toISOString(),
  }))
}
