import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Decision } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { and, desc, eq, sql } from 'drizzle-orm'

/** Actions of staff on the requests of buyers. */
type RequestWork =
  'close' | 'introduce' | 'read-reported' | 'close-report' | 'send-on' | 'hold-back'

/** Reading of what a person keeps for themselves and lets staff read. */
type Reading = 'read'

/** Editorial actions on public content. */
type ContentWork = 'submit' | 'return' | 'publish' | 'schedule' | 'set-end' | 'discard' | 'order'

/** Questions about an enquiry to another institution. */
type HandOver = 'ask' | 'end-question'

/** What an audit entry names. */
export type RecordedAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'register'
  | 'load'
  | 'export'
  | Decision
  | ContentWork
  | RequestWork
  | HandOver
  | Reading

/** An audit entry. */
interface RecordedChange {
  /** Null for the portal itself. */
  by: number | null
  action: RecordedAction
  subject: string
  id: number | string
  /** The changed or deleted values. */
  change: Record<string, unknown>
}

/** Writes an audit entry in the transaction of the change. */
export async function recordChange(db: Executor, change: RecordedChange): Promise<void> {
  await recordChanges(db, [change])
}

/** Writes the audit entries of changes that are made together. */
export async function recordChanges(
  db: Executor,
  changes: readonly RecordedChange[],
): Promise<void> {
  await insertAll(
    db,
    changeHistory,
    changes.map(({ by, action, subject, id, change }) => ({
      changed_by: by,
      action,
      subject,
      subject_id: String(id),
      change,
    })),
  )
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

/**
 * Returns a locked record in the version that staff have seen; in any where they name none. Throws
 * `not_found` without a record, and its edit conflict when it was changed since.
 */
export async function requireUnchanged<Row extends { version: number }>(
  db: Executor,
  found: Row | undefined,
  { version, ...record }: { subject: string; id: number; version: number | undefined },
): Promise<Row> {
  if (!found) throw new Problem('not_found')
  if (version === undefined || found.version === version) return found
  throw await editConflict(db, { ...record, version: found.version, forStaff: true })
}
