import 'server-only'
import { solvedStatuses, type EffectAnswer } from '@/lib/db/codes/barriers'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import {
  barrierEffects,
  barrierJoins,
  barrierReports,
  barriers,
  barrierSteps,
} from '@/lib/db/schema/barriers'
import { companies } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, eq, inArray, isNotNull, not, sql, type SQLWrapper } from 'drizzle-orm'

/** Whether a company, by its id in a query, is approved. */
export const isApprovedCompany = (id: SQLWrapper) => sql<boolean>`exists (
  select from ${companies} c where c.id = ${id} and c.approved_at is not null and c.deleted_at is null
)`

/**
 * Whether a person, by their alias in a query, counts: with a confirmed address, and with an approved
 * company if any. Invented people and companies would count otherwise.
 */
const counts = (person: SQLWrapper) => sql`(${person}.email_verified_at is not null
  and (${person}.company_id is null or ${isApprovedCompany(sql`${person}.company_id`)}))`

/**
 * How many companies reported or joined a barrier, of those that count; a reporter without one counts
 * as one.
 */
export const affected = sql<number>`(
  select count(distinct coalesce(${users.company_id}, -${users.id}))::int
  from ${users}
  where (${barriers.sample} or not ${users.sample}) and ${counts(users)} and ${users.id} in (
    select ${enquiries.user_id} from ${barrierReports}
    join ${enquiries} on ${enquiries.id} = ${barrierReports.enquiry_id}
    where ${barrierReports.barrier_id} = ${barriers.id}
    union all
    select j.user_id from ${barrierJoins} j
    join ${users} m on m.id = j.user_id and m.company_id is not null
    where j.barrier_id = ${barriers.id}
  )
)`

/**
 * How many companies gave an answer about the last step that solved a barrier, of those that count; a
 * person without one, or without an account by now, counts as one.
 */
export const companiesSaying = (answer: EffectAnswer) => sql<number>`(
  select count(distinct coalesce('company ' || u.company_id, 'person ' || u.id, 'answer ' || e.id))::int
  from ${barrierEffects} e left join ${users} u on u.id = e.user_id
  where e.answer = ${answer} and (${barriers.sample} or u.sample is not true)
  and (u.id is null or ${counts(sql`u`)}) and e.step_id = (
    select max(s.id) from ${barrierSteps} s
    where s.barrier_id = ${barriers.id} and s.status = any(${sql.param([...solvedStatuses])}::text[])
  )
)`

const isSolution = inArray(barrierSteps.status, [...solvedStatuses])

const counted = (isPublic: boolean) =>
  and(not(barriers.sample), isPublic ? isNotNull(barriers.published_at) : undefined)

/** How many barriers have each status, without samples. */
export async function countByStatus(db: Executor, isPublic: boolean) {
  return db
    .select({ status: barriers.status, count: sql<number>`count(*)::int` })
    .from(barriers)
    .where(counted(isPublic))
    .groupBy(barriers.status)
}

/** The days within which half of the barriers that are solved were, without samples. */
export async function medianDays(db: Executor, isPublic: boolean): Promise<number | null> {
  const spans = db
    .select({
      days: sql<number>`max(${barrierSteps.on_day}) filter (where ${isSolution}) - min(${barrierSteps.on_day})`.as(
        'days',
      ),
    })
    .from(barriers)
    .innerJoin(barrierSteps, eq(barrierSteps.barrier_id, barriers.id))
    .where(and(counted(isPublic), inArray(barriers.status, [...solvedStatuses])))
    .groupBy(barriers.id)
    .as('spans')
  const [found] = await db
    .select({
      days: sql<
        number | null
      >`ceil(percentile_cont(0.5) within group (order by ${spans.days}))::int`,
    })
    .from(spans)
  return found?.days ?? null
}
