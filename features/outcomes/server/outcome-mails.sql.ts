import 'server-only'
import type { Executor } from '@/lib/db/database'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { eq } from 'drizzle-orm'

/** A question and the person who is asked. */
export async function findAsked(db: Executor, id: number) {
  const [found] = await db.select().from(outcomeQuestions).where(eq(outcomeQuestions.id, id))
  return found
}
