import 'server-only'
import type { Executor } from '@/lib/db/database'
import { conversations, isReported } from '@/lib/db/schema/conversations'
import { and, eq, sql } from 'drizzle-orm'

/** The open report of a conversation; undefined where nobody reported it. */
export async function findReport(db: Executor, conversationId: number) {
  const [found] = await db
    .select({ reason: conversations.report_reason })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isReported))
  return found
}

/** Closes the open report of a conversation; false where there is none. */
export async function writeClosedReport(db: Executor, conversationId: number) {
  const written = await db
    .update(conversations)
    .set({ report_closed_at: sql`now()` })
    .where(and(eq(conversations.id, conversationId), isReported))
    .returning({ id: conversations.id })
  return written.length > 0
}
