import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Decision } from '@/lib/db/approval'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { and, desc, eq, sql } from 'drizzle-orm'

/** What is done with a record of public content before the public sees it. */
type ContentWork = 'submit' | 'return' | 'publish' | 'schedule' | 'discard' | 'order'

/** Notes what staff or an owner did, in the transaction that does it (HOUSE.md section 5). */
export async function recordChange(
  db: Executor,
  change: {
    /** Who did it; null for the portal itself. */
    by: number | null
    action: 'create' | 'update' | 'delete' | 'restore' | Decision | ContentWork
    subject: string
    id: number | string
    /** What changed, or what is gone. */
    change: Record<string, unknown>
  },
): Promise<void> {
  await db.insert(changeHistory).values({
    changed_by: change.by,
    action: change.action,
    subject: change.subject,
    subject_id: String(change.id),
    change: change.change,
  })
}

interface ChangedRecord {
  subject: string
  id: number
  /** Whether staff are told: by name, and by what was done. */
  forStaff?: boolean
}

/**
 * Who changed a record last, how and when. Owners are not told the names of staff; the name of the
 * portal itself is empty.
 */
async function lastChangeOf(db: Executor, { subject, id, forStaff = false }: ChangedRecord) {
  const name = sql<string>`trim(coalesce(${users.name} || ' ' || ${users.last_name}, ''))`
  const [last] = await db
    .select({
      at: changeHistory.changed_at,
      how: changeHistory.action,
      by: forStaff
        ? name
        : sql<string>`case when cardinality(${users.staff_roles}) > 0 then '' else ${name} end`,
    })
    .from(changeHistory)
    .leftJoin(users, eq(users.id, changeHistory.changed_by))
    .where(and(eq(changeHistory.subject, subject), eq(changeHistory.subject_id, String(id))))
    .orderBy(desc(changeHistory.id))
    .limit(1)
  return last
}

/**
 * The conflict of a write that names an older version than the record has: which version it has
 * now, and who changed it when (RELIABILITY.md F13).
 */
export async function editConflict(
  db: Executor,
  record: ChangedRecord & { version: number },
): Promise<Problem> {
  const last = await lastChangeOf(db, record)
  return new Problem('conflict', {
    fields: {
      version: [String(record.version)],
      changed_by: [last?.by ?? ''],
      changed_at: [last?.at ?? ''],
      ...(record.forStaff && last && { changed_how: [last.how] }),
    },
  })
}
