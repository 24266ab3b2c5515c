import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import type { PlanStep } from '@/lib/db/codes/export-plans'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { exportPlanTasks as tasks } from '@/lib/db/schema/export-plans'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

/** The tasks of a plan, the open ones first, by their date. */
export async function selectTasks(db: Executor, owner: number) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      due: tasks.due,
      statement_id: tasks.statement_id,
      product: tasks.product,
      market: tasks.market,
      ...columnPair(tasks, 'title'),
      statement: columnPair(readinessQuestions, 'question'),
      done: sql<boolean>`${tasks.done_at} is not null`,
    })
    .from(tasks)
    .leftJoin(readinessQuestions, eq(readinessQuestions.id, tasks.statement_id))
    .where(eq(tasks.user_id, owner))
    .orderBy(isNotNull(tasks.done_at), asc(tasks.due), asc(tasks.id))
}

export async function countTasks(db: Executor, owner: number): Promise<number> {
  return db.$count(tasks, eq(tasks.user_id, owner))
}

export async function insertTask(
  db: Executor,
  task: Omit<typeof tasks.$inferInsert, 'statement_id' | 'reminded_at' | 'created_at'>,
): Promise<number> {
  const [added] = await db.insert(tasks).values(task).returning({ id: tasks.id })
  return added?.id ?? 0
}

export async function findTask(db: Executor, id: number) {
  const { user_id, due, reminded_at } = tasks
  const [found] = await db.select({ user_id, due, reminded_at }).from(tasks).where(eq(tasks.id, id))
  return found
}

export async function updateTask(
  db: Executor,
  id: number,
  { due, done }: { due: string | null; done: boolean },
) {
  const done_at = done ? sql`coalesce(${tasks.done_at}, now())` : null
  await db.update(tasks).set({ due, done_at }).where(eq(tasks.id, id))
}

/** Ends the open tasks of a step for a product in a market. */
export async function finishTasks(
  db: Executor,
  owner: number,
  { step, product, markets }: { step: PlanStep; product: string; markets: readonly string[] },
) {
  await db
    .update(tasks)
    .set({ done_at: sql`now()` })
    .where(
      and(
        eq(tasks.user_id, owner),
        eq(tasks.step, step),
        isNull(tasks.done_at),
        eq(tasks.product, product),
        inArray(tasks.market, [...markets]),
      ),
    )
}

export async function deleteTask(db: Executor, id: number) {
  await db.delete(tasks).where(eq(tasks.id, id))
}

/** The tasks of a person's plan with all their dates, for the export of their data. */
export async function selectAllOf(db: Executor, owner: number) {
  const { title, due, done_at, created_at, reminded_at, product, market } = tasks
  return db
    .select({
      title,
      due,
      done_at,
      created_at,
      reminded_at,
      product,
      market,
      ...columnPair(tasks, 'title'),
      statement: columnPair(readinessQuestions, 'question'),
    })
    .from(tasks)
    .leftJoin(readinessQuestions, eq(readinessQuestions.id, tasks.statement_id))
    .where(eq(tasks.user_id, owner))
    .orderBy(asc(tasks.id))
}

/** Deletes the tasks of a person's plan, and their name from tasks of others. */
export async function deleteTasksOf(db: Executor, owner: number) {
  await db.delete(tasks).where(eq(tasks.user_id, owner))
  await db.update(tasks).set({ created_by: null }).where(eq(tasks.created_by, owner))
}
