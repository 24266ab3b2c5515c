import 'server-only'
import type { Executor } from '@/lib/db/database'
import { originChecks } from '@/lib/db/schema/origin'
import { and, eq, inArray, isNull } from 'drizzle-orm'

/** Whether a person has a check of a product for one of some markets. */
export async function hasCheck(
  db: Executor,
  userId: number,
  { markets, hs }: { markets: readonly string[]; hs: string },
) {
  const { user_id, hs6, market } = originChecks
  const of = and(eq(user_id, userId), inArray(market, [...markets]), eq(hs6, hs))
  return (await db.$count(originChecks, of)) > 0
}

/** Which products a person checked for which markets. */
export async function selectMade(db: Executor, userId: number) {
  const { user_id, market, hs6 } = originChecks
  return db.selectDistinct({ market, hs: hs6 }).from(originChecks).where(eq(user_id, userId))
}

/** Gives checks without an account to a person; returns what they are of. */
export async function claimChecksFor(db: Executor, userId: number, tokens: readonly string[]) {
  const { token, user_id, market, hs6 } = originChecks
  return db
    .update(originChecks)
    .set({ user_id: userId })
    .where(and(inArray(token, [...tokens]), isNull(user_id)))
    .returning({ market, hs: hs6 })
}
