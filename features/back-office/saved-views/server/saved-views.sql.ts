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

/** The saved views of a person, by list. */
export async function selectViews(db: Executor, user_id: number) {
  const { list, views } = savedViews
  return db.select({ list, views }).from(savedViews).where(eq(savedViews.user_id, user_id))
}

export async function deleteViews(db: Executor, user_id: number) {
  await db.delete(savedViews).where(eq(savedViews.user_id, user_id))
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
