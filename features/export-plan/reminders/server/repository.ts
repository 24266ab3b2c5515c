import 'server-only'
import type { Executor } from '@/lib/db/database'
import { exportPlanSettings } from '@/lib/db/schema/export-plans'
import { eq } from 'drizzle-orm'

/** Whether a person is reminded of tasks; they are unless they chose otherwise. */
export async function findSettings(db: Executor, userId: number) {
  const [found] = await db
    .select({ reminders: exportPlanSettings.reminders })
    .from(exportPlanSettings)
    .where(eq(exportPlanSettings.user_id, userId))
  return found ?? { reminders: true }
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
