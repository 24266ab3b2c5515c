import 'server-only'
import type { Executor } from '@/lib/db/database'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { and, eq } from 'drizzle-orm'
import type { FeedbackWrite } from '../contract'

type Answer = Omit<FeedbackWrite, 'website'>

/**
 * Inserts an answer, or replaces the one with its key and page. Returns nothing when the key
 * belongs to another page.
 */
export async function writeFeedback(db: Executor, answer: Answer) {
  const { useful, comment } = answer
  const [row] = await db
    .insert(pageFeedback)
    .values(answer)
    .onConflictDoUpdate({
      target: pageFeedback.idempotency_key,
      set: { useful, ...(comment !== undefined && { comment }) },
      setWhere: and(
        eq(pageFeedback.entry_id, answer.entry_id),
        eq(pageFeedback.locale, answer.locale),
      ),
    })
    .returning({ id: pageFeedback.id })
  return row
}
