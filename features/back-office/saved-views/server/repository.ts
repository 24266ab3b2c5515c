import 'server-only'
import type { Executor } from '@/lib/db/database'
import { savedViews } from '@/lib/db/schema/saved-views'
import { and, eq } from 'drizzle-orm'

export async function findViews(db: Executor, user_id: number, list: string) {
  const [found] = await db
    .select({ views: savedViews.views })
    .from(savedViews)
    .where(and(eq(savedViews.user_id, user_id), eq(savedViews.list, list)))
  return found?.views ?? []
}

export async function writeViews(db: Executor, row: typeof savedViews.$inferInsert) {
  await db
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({
      target: [savedViews.user_id, savedViews.list],
      set: { views: row.views },
    })
}
