import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { PlanStep } from '@/lib/db/codes/export-plans'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { exportPlans, exportPlanSettings } from '@/lib/db/schema/export-plans'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'

export async function writeConsent(db: Executor, user_id: number, isGiven: boolean) {
  const since = sql`case when ${isGiven} then now() end`
  const kept = sql`case when ${isGiven} then coalesce(${exportPlanSettings.advised_since}, now()) end`
  await db
    .insert(exportPlanSettings)
    .values({ user_id, advised_since: since })
    .onConflictDoUpdate({ target: exportPlanSettings.user_id, set: { advised_since: kept } })
}

/** The plans that were counted longest ago, with whose they are. */
export async function selectUncounted(db: Executor, limit: number) {
  return db
    .select({ id: users.id, company_id: users.company_id })
    .from(exportPlans)
    .innerJoin(users, and(eq(users.id, exportPlans.user_id), isActiveUser))
    .orderBy(sql`${exportPlans.counted_at} nulls first`, asc(exportPlans.user_id))
    .limit(limit)
}

export async function writeNextStep(db: Executor, owner: number, next_step: PlanStep | null) {
  await db
    .update(exportPlans)
    .set({ next_step, counted_at: sql`now()` })
    .where(eq(exportPlans.user_id, owner))
}

/** How many counted plans have which step as the next one; null for those with all done. */
export async function countNextSteps(db: Executor) {
  return db
    .select({ step: exportPlans.next_step, plans: sql<number>`count(*)::int` })
    .from(exportPlans)
    .innerJoin(users, and(eq(users.id, exportPlans.user_id), isActiveUser))
    .where(isNotNull(exportPlans.counted_at))
    .groupBy(exportPlans.next_step)
}
