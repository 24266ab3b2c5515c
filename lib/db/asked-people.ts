import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from './database'
import { outcomeQuestions } from './schema/outcomes'

/** What a question keeps of its person once their data are erased. */
export const nobody = { name: '', email: '', user_id: null } as const

/**
 * Takes the buyers out of the questions about these occasions when what they asked for is erased:
 * their answers stay for figures, their links end, and no mail follows.
 */
export async function eraseAskedBuyers(db: Executor, occasions: readonly string[]): Promise<void> {
  if (occasions.length === 0) return
  const { occasion, side } = outcomeQuestions
  await db
    .update(outcomeQuestions)
    .set(nobody)
    .where(and(inArray(occasion, [...occasions]), eq(side, 'buyer')))
}
