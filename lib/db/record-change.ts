import 'server-only'
import type { Executor } from '@/lib/db/database'
import { changeHistory } from '@/lib/db/schema/history'

/** Notes what staff or an owner did, in the transaction that does it (HOUSE.md section 5). */
export async function recordChange(
  db: Executor,
  change: {
    /** Who did it. */
    by: number
    action: 'create' | 'update' | 'delete'
    subject: string
    id: number
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
