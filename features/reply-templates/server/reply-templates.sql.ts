import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { replyTemplates } from '@/lib/db/schema/reply-templates'
import { templateUses } from '@/lib/db/codes/template-uses'
import { asc, eq, sql } from 'drizzle-orm'
import type { TemplateWrite } from '../contract'

const { id, use } = replyTemplates

export async function insertTemplates(db: Executor, written: readonly TemplateWrite[]) {
  await insertAll(db, replyTemplates, written)
}

export async function hasTemplates(db: Executor): Promise<boolean> {
  return (await db.select({ id }).from(replyTemplates).limit(1)).length > 0
}

/** All texts by their use, those of a use in the order in which they were added. */
export async function selectTemplates(db: Executor) {
  const place = sql`array_position(array[${sql.join(
    [...templateUses].map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], ${use})`
  return db.select().from(replyTemplates).orderBy(asc(place), asc(id))
}

export async function lockTemplate(db: Executor, template: number) {
  const [found] = await db.select().from(replyTemplates).where(eq(id, template)).for('update')
  return found
}

export async function insertTemplate(db: Executor, written: TemplateWrite) {
  return db.insert(replyTemplates).values(written).returning()
}

export async function changeTemplate(db: Executor, template: number, written: TemplateWrite) {
  return db
    .update(replyTemplates)
    .set({ ...written, version: sql`${replyTemplates.version} + 1`, updated_at: sql`now()` })
    .where(eq(id, template))
    .returning()
}

export async function removeTemplate(db: Executor, template: number) {
  await db.delete(replyTemplates).where(eq(id, template))
}
