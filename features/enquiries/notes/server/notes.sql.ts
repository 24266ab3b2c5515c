import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import { enquiryNotes } from '@/lib/db/schema/enquiry-desk'
import { asc, eq, sql } from 'drizzle-orm'

export async function insertNote(
  db: Executor,
  note: typeof enquiryNotes.$inferInsert,
): Promise<number> {
  const [written] = await db.insert(enquiryNotes).values(note).returning({ id: enquiryNotes.id })
  return written?.id ?? 0
}

const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

/** The notes about an enquiry, oldest first. */
export async function selectNotes(db: Executor, enquiry_id: number) {
  const { id, text, at } = enquiryNotes
  return db
    .select({ id, text, at, by: { id: users.id, name: fullName }, source: bodyTasks.body })
    .from(enquiryNotes)
    .leftJoin(users, eq(users.id, enquiryNotes.author_id))
    .leftJoin(bodyTasks, eq(bodyTasks.id, enquiryNotes.task_id))
    .where(eq(enquiryNotes.enquiry_id, enquiry_id))
    .orderBy(asc(id))
}
