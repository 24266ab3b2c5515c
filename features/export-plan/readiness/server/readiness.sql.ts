import 'server-only'
import type { Executor } from '@/lib/db/database'
import { exportPlanTasks as tasks } from '@/lib/db/schema/export-plans'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

/** Ends the open tasks of statements. */
export async function finishStatements(db: Executor, owner: number, statements: readonly number[]) {
  await db
    .update(tasks)
    .set({ done_at: sql`now()` })
    .where(
      and(
        eq(tasks.user_id, owner),
        inArray(tasks.statement_id, [...statements]),
        isNull(tasks.done_at),
      ),
    )
}

/** Adds statements as tasks; one that was done is open again. */
export async function addStatements(db: Executor, owner: number, statements: readonly number[]) {
  if (statements.length === 0) return
  const rows = statements.map((statement_id) => ({
    user_id: owner,
    created_by: owner,
    statement_id,
  }))
  await db
    .insert(tasks)
    .values(rows)
    .onConflictDoUpdate({
      target: [tasks.user_id, tasks.statement_id],
      set: { done_at: null },
    })
}
