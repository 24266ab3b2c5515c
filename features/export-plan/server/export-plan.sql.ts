import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { PlanStep } from '@/lib/db/codes/export-plans'
import { exportPlans, exportPlanTicks } from '@/lib/db/schema/export-plans'
import { and, asc, eq, sql } from 'drizzle-orm'

export async function findPlan(db: Executor, userId: number) {
  const [row] = await db
    .select({
      products: exportPlans.products,
      markets: exportPlans.markets,
      stage: exportPlans.stage,
      updated_at: exportPlans.updated_at,
    })
    .from(exportPlans)
    .where(eq(exportPlans.user_id, userId))
    .limit(1)
  return row ?? null
}

export async function writePlan(
  db: Executor,
  userId: number,
  answers: Pick<typeof exportPlans.$inferInsert, 'products' | 'markets' | 'stage'>,
) {
  await db
    .insert(exportPlans)
    .values({ user_id: userId, ...answers })
    .onConflictDoUpdate({
      target: exportPlans.user_id,
      set: { ...answers, updated_at: sql`now()` },
    })
}

/** The steps that a person ticked, with the time of each. */
export async function selectTicks(db: Executor, userId: number) {
  return db
    .select({ step: exportPlanTicks.step, ticked_at: exportPlanTicks.ticked_at })
    .from(exportPlanTicks)
    .where(eq(exportPlanTicks.user_id, userId))
    .orderBy(asc(exportPlanTicks.ticked_at), asc(exportPlanTicks.step))
}

export async function insertTick(db: Executor, userId: number, step: PlanStep) {
  await db.insert(exportPlanTicks).values({ user_id: userId, step }).onConflictDoNothing()
}

export async function deleteTick(db: Executor, userId: number, step: PlanStep) {
  await db
    .delete(exportPlanTicks)
    .where(and(eq(exportPlanTicks.user_id, userId), eq(exportPlanTicks.step, step)))
}

/** Deletes the answers and ticks of a person. */
export async function deletePlan(db: Executor, userId: number) {
  await db.delete(exportPlanTicks).where(eq(exportPlanTicks.user_id, userId))
  await db.delete(exportPlans).where(eq(exportPlans.user_id, userId))
}
