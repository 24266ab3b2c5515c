import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Decision } from '@/lib/db/approval'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { and, desc, eq, sql } from 'drizzle-orm'

/** Editorial actions on public content. */
type ContentWork = 'submit' | 'return' | 'publish' | 'schedule' | 'discard' | 'order'

/** Writes an audit entry in the transaction of the change. */
export async function recordChange(
  db: Executor,
  change: {
    /** Null for the portal itself. */
    by: number | null
    action:
      'create' | 'update' | 'delete' | 'restore' | 'register' | 'load' | Decision | ContentWork
    subject: string
    id: number | string
    /** The changed or deleted values. */
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
  /** Staff see the name and the action, owners no names of staff. */
  forStaff?: boolean
}

/** Who changed a record last, how and when; the name is empty for the portal itself. */
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
 * The edit conflict of a write with an outdated version (optimistic lock): the current version, and
 * who changed the record when (RELIABILITY.md F13).
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
