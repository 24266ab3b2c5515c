import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { barrierStatuses } from '@/lib/db/codes/barriers'
import type { TaskAnswer } from '@/lib/db/codes/body-tasks'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns, addresseeOf } from '@/lib/db/reads/addressees'
import { mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { isOver } from '@/lib/db/reads/enquiries'
import { isRecent } from '@/lib/db/instants'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import { enquiries } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { lookups } from '@/lib/db/schema/lookups'
import { hasWhole, worksIn } from '@/lib/db/staff-areas'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { isWorkedOn } from '../../rules'

export async function insertTask(db: Executor, row: typeof bodyTasks.$inferInsert) {
  const [{ id } = { id: 0 }] = await db
    .insert(bodyTasks)
    .values(row)
    .returning({ id: bodyTasks.id })
  return id
}

/** A record about which bodies are asked. */
export type TaskSubject = { barrier_id: number } | { enquiry_id: number }

const isAbout = (subject: TaskSubject) =>
  'barrier_id' in subject
    ? eq(bodyTasks.barrier_id, subject.barrier_id)
    : eq(bodyTasks.enquiry_id, subject.enquiry_id)

/** Ends a task about a record; false where it has none that is open. */
export async function endOpenTask(db: Executor, subject: TaskSubject, id: number) {
  const isOpen = and(eq(bodyTasks.id, id), isAbout(subject), isNull(bodyTasks.ended_at))
  const ended = await db
    .update(bodyTasks)
    .set({ ended_at: sql`now()` })
    .where(isOpen)
    .returning({ id: bodyTasks.id })
  return ended.length > 0
}

/** The tasks about a record, the first one first. */
export async function selectTasks(db: Executor, subject: TaskSubject) {
  const {
    barrier_id: _barrier,
    enquiry_id: _enquiry,
    created_by: _by,
    ...shown
  } = getTableColumns(bodyTasks)
  return db.select(shown).from(bodyTasks).where(isAbout(subject)).orderBy(asc(bodyTasks.id))
}

const endedStatuses = barrierStatuses.filter((status) => !isWorkedOn(status))

const endOfBarrier = sql`(select ${barrierSteps.on_day} from ${barrierSteps}
  where ${barrierSteps.barrier_id} = ${barriers.id} order by ${barrierSteps.id} desc limit 1)`

/** Tasks that are not ended, nor is their enquiry, and their barrier at a day or later if at all. */
const isOpenSince = (day: string) =>
  and(
    isNull(bodyTasks.ended_at),
    sql`not exists (select from ${enquiries} where ${and(eq(enquiries.id, bodyTasks.enquiry_id), isOver)})`,
    sql`not exists (select from ${barriers} where ${and(
      eq(barriers.id, bodyTasks.barrier_id),
      inArray(barriers.status, endedStatuses),
      sql`${endOfBarrier} < ${day}`,
    )})`,
  )

/** A task that is open since a day (`isOpenSince`), with its barrier or enquiry. */
export async function findOpenTask(db: Executor, id: number, day: string) {
  const [found] = await db
    .select({
      task: bodyTasks,
      wasAnsweredLately: isRecent(bodyTasks.answered_at, sql`interval '1 hour'`),
      barrier: { ...columnPair(barriers, 'title'), ...columnPair(barriers, 'summary') },
      enquiry: enquiries,
      type: lookups,
      product: hsSubheadings,
      market: countries,
    })
    .from(bodyTasks)
    .leftJoin(barriers, eq(barriers.id, bodyTasks.barrier_id))
    .leftJoin(enquiries, eq(enquiries.id, bodyTasks.enquiry_id))
    .leftJoin(lookups, and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type)))
    .leftJoin(hsSubheadings, eq(hsSubheadings.code, enquiries.product_hs))
    .leftJoin(countries, eq(countries.id, enquiries.country_id))
    .where(and(eq(bodyTasks.id, id), isOpenSince(day)))
  return found
}

export type OpenTask = NonNullable<Awaited<ReturnType<typeof findOpenTask>>>

/** Locks a task until the transaction ends, so that it is answered once. */
export async function lockTask(db: Executor, id: number) {
  await db.select({ id: bodyTasks.id }).from(bodyTasks).where(eq(bodyTasks.id, id)).for('update')
}

export async function saveAnswer(
  db: Executor,
  id: number,
  said: { answer: TaskAnswer; answer_text: string },
) {
  await db
    .update(bodyTasks)
    .set({ ...said, answered_at: sql`now()` })
    .where(eq(bodyTasks.id, id))
}

/** Marks tasks without an answer whose last day is near, once, and returns them. */
export async function markReminded(db: Executor, until: string, since: string) {
  return db
    .update(bodyTasks)
    .set({ reminded_at: sql`now()` })
    .where(
      and(
        isOpenSince(since),
        isNull(bodyTasks.answer),
        isNull(bodyTasks.reminded_at),
        lte(bodyTasks.due_on, until),
      ),
    )
    .returning({ id: bodyTasks.id })
}

/** Marks tasks that are neither done nor declined after their last day, once, and returns them. */
export async function markLate(db: Executor, day: string, since: string) {
  return db
    .update(bodyTasks)
    .set({ escalated_at: sql`now()` })
    .where(
      and(
        isOpenSince(since),
        isNull(bodyTasks.escalated_at),
        or(isNull(bodyTasks.answer), eq(bodyTasks.answer, 'working')),
        lt(bodyTasks.due_on, day),
      ),
    )
    .returning({ id: bodyTasks.id, created_by: bodyTasks.created_by })
}

/** Members of staff who work on the barrier or the enquiry of a task. */
const selectWorking = (db: Executor, task: number, who: SQL | undefined) =>
  db
    .select({ id: users.id, ...addresseeColumns })
    .from(users)
    .innerJoin(bodyTasks, eq(bodyTasks.id, task))
    .leftJoin(enquiries, eq(enquiries.id, bodyTasks.enquiry_id))
    .where(
      and(
        isActiveUser,
        or(
          and(isNull(bodyTasks.enquiry_id), worksIn('barriers')),
          and(isNotNull(bodyTasks.enquiry_id), mayWorkOn),
        ),
        who,
      ),
    )
    .orderBy(asc(users.id))

/**
 * Who of the office hears of a task: who wrote it, or all who may work on its record where that
 * person no longer does; admins too where it is late.
 */
export async function selectStaff(
  db: Executor,
  { id, created_by }: { id: number; created_by: number | null },
  isLate: boolean,
) {
  const own = created_by === null ? [] : await selectWorking(db, id, eq(users.id, created_by))
  const responsible = own.length > 0 ? own : await selectWorking(db, id, undefined)
  const admins = isLate ? await selectWorking(db, id, hasWhole('admin')) : []
  return [...new Set([...responsible, ...admins].map(({ id }) => id))]
}

/** A member of staff who works on the record of a task, for a mail. */
export async function findStaff(db: Executor, id: number, task: number) {
  const [found] = await selectWorking(db, task, eq(users.id, id))
  return found && addresseeOf(found)
}
