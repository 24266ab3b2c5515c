import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns, isConfirmedUser } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import {
  exportPlanPeople as people,
  exportPlanSettings,
  exportPlanTasks as tasks,
} from '@/lib/db/schema/export-plans'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

/** The open task that nobody was reminded of, with who wrote it, if they still work on the plan and want reminders. */
export async function findReminder(db: Executor, id: number) {
  const [found] = await db
    .select({
      owner: tasks.user_id,
      title: tasks.title,
      due: tasks.due,
      reader: { id: users.id, ...addresseeColumns },
      ...columnPair(tasks, 'title'),
      statement: columnPair(readinessQuestions, 'question'),
    })
    .from(tasks)
    .innerJoin(
      users,
      and(eq(users.id, sql`coalesce(${tasks.created_by}, ${tasks.user_id})`), isConfirmedUser),
    )
    .leftJoin(readinessQuestions, eq(readinessQuestions.id, tasks.statement_id))
    .leftJoin(exportPlanSettings, eq(exportPlanSettings.user_id, users.id))
    .leftJoin(people, and(eq(people.owner_id, tasks.user_id), eq(people.user_id, users.id)))
    .where(
      and(
        eq(tasks.id, id),
        isNull(tasks.done_at),
        isNull(tasks.reminded_at),
        or(isNull(exportPlanSettings.reminders), exportPlanSettings.reminders),
        or(eq(users.id, tasks.user_id), eq(people.role, 'editor')),
      ),
    )
  return found
}

/** Notes that a person was reminded of a task. */
export async function noteReminder(db: Executor, id: number) {
  await db
    .update(tasks)
    .set({ reminded_at: sql`now()` })
    .where(eq(tasks.id, id))
}

/** An open offer of a plan: its owner, and who may accept it. */
export async function findOffer(db: Executor, id: number) {
  const [found] = await db
    .select({ owner: people.owner_id, reader: addresseeColumns })
    .from(people)
    .innerJoin(users, and(eq(users.id, people.user_id), isActiveUser))
    .where(and(eq(people.id, id), isNotNull(people.offered_at)))
  return found
}

/** An open invitation with its owner, and the account that confirmed its address if there is one. */
export async function findInvitation(db: Executor, id: number) {
  const [found] = await db
    .select({
      email: people.email,
      invited_at: people.invited_at,
      owner: { name: users.name, locale: users.locale },
    })
    .from(people)
    .innerJoin(users, and(eq(users.id, people.owner_id), isActiveUser))
    .where(and(eq(people.id, id), isNull(people.user_id)))
  if (!found) return undefined
  const [account] = await db
    .select({ name: users.name, locale: users.locale })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, found.email), isConfirmedUser))
  return { ...found, account }
}
