import 'server-only'
import type { Executor } from '@/lib/db/database'
import { exportPlanSettings } from '@/lib/db/schema/export-plans'
import { eq, sql } from 'drizzle-orm'

/**
 * Whether a person is reminded of tasks, as they are unless they chose otherwise, and whether officers
 * may read their plan.
 */
export async function findSettings(db: Executor, userId: number) {
  const [found] = await db
    .select({
      reminders: exportPlanSettings.reminders,
      advisers: sql<boolean>`${exportPlanSettings.advised_since} is not null`,
    })
    .from(exportPlanSettings)
    .where(eq(exportPlanSettings.user_id, userId))
  return found ?? { reminders: true, advisers: false }
}

export async function writeSettings(db: Executor, user_id: number, reminders: boolean) {
  await db
    .insert(exportPlanSettings)
    .values({ user_id, reminders })
    .onConflictDoUpdate({ target: exportPlanSettings.user_id, set: { reminders } })
}

export async function deleteSettings(db: Executor, userId: number) {
  await db.delete(exportPlanSettings).where(eq(exportPlanSettings.user_id, userId))
}
