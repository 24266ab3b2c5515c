import 'server-only'
import { personOf, type Actor } from '@/lib/auth/actor'
import { transaction, type Executor } from '@/lib/db/database'
import { hasAgreement, originChecked, unionCode } from '../../checks/server/checks'
import { selectMembers } from '../../checks/server/checks.sql'
import { claimChecksFor, hasCheck, selectMade } from './made-checks.sql'

/** Whether a person checked the origin of a product for a market, or for one of the same union. */
export async function hasCheckOf(
  db: Executor,
  userId: number,
  { market, hs }: { market: string; hs: string },
) {
  return hasCheck(db, userId, { markets: await marketsLike(db, market), hs })
}

/**
 * The markets for which a check counts as for this one: the European Union and its member states
 * have one tariff and the same agreements.
 */
export async function marketsLike(db: Executor, market: string): Promise<string[]> {
  const ofUnion = [unionCode, ...(await selectMembers(db))]
  return ofUnion.includes(market) ? ofUnion : [market]
}

/**
 * For how many of the pairs of some products and markets a person checked the origin, of those whose
 * market has an agreement with rules; without such a pair any check counts as one of one.
 */
export async function countChecked(
  db: Executor,
  userId: number,
  plan: { products: readonly string[]; markets: readonly string[] } | null,
) {
  const made = await selectMade(db, userId)
  const count = { done: 0, total: 0 }
  for (const market of plan?.markets ?? []) {
    if (!(await hasAgreement(db, market))) continue
    const alike = await marketsLike(db, market)
    for (const product of plan?.products ?? []) {
      count.total += 1
      if (made.some(({ hs, market: of }) => hs === product && alike.includes(of))) count.done += 1
    }
  }
  return count.total > 0 ? count : { done: Math.min(made.length, 1), total: 1 }
}

/** Takes over checks that were made before the caller had an account; others stay as they are. */
export async function claimChecks(actor: Actor, tokens: readonly string[]) {
  const user_id = personOf(actor).userId
  await transaction(async (tx) => {
    const claimed = await claimChecksFor(tx, user_id, tokens)
    for (const check of claimed) await originChecked.enqueue(tx, { user_id, ...check })
  })
  return 'Success' as const
}
