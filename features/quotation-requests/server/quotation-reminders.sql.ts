import 'server-only'
import type { Executor } from '@/lib/db/database'
import { firstAnswerAt, quotationRequests } from '@/lib/db/schema/quotation-requests'
import { sql } from 'drizzle-orm'

/**
 * Marks requests that wait longer than the days of their next reminder; returns them with the number
 * of reminders they have now. A request is marked once, on one instance. One that the supplier marked
 * as spam waits for its buyer like any other.
 */
export async function markDue(db: Executor, days: readonly number[], limit: number) {
  const { id, state, sent_at, reminders } = quotationRequests
  const [first = 0, second = 0, third = 0] = days
  const due = sql`select ${id} from ${quotationRequests}
    where ${state} in ('sent', 'spam') and ${reminders} < 3
      and ${sent_at} < now() - make_interval(days => case ${reminders}
        when 0 then ${first}::int when 1 then ${second}::int else ${third}::int end)
    order by ${sent_at} limit ${limit} for update skip locked`
  return db
    .update(quotationRequests)
    .set({ reminders: sql`${reminders} + 1` })
    .where(sql`${id} in (${due})`)
    .returning({ id, company_id: quotationRequests.company_id, reminders })
}

/** The answers of a company, of which a decline is one, and the median of the hours until each. */
export async function answersOf(db: Executor, companyId: number) {
  const { rows } = await db.execute<{ answers: number; hours: number | null }>(sql`
    select count(*)::int as answers,
      (percentile_cont(0.5) within group (
        order by extract(epoch from ${firstAnswerAt} - sent_at)))::float8 / 3600 as hours
    from quotation_requests
    where company_id = ${companyId} and ${firstAnswerAt} is not null and sent_at is not null`)
  return rows[0] ?? { answers: 0, hours: null }
}
