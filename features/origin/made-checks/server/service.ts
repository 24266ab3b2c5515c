import 'server-only'
import { personOf, type Actor } from '@/lib/auth/actor'
import { transaction, type Executor } from '@/lib/db/database'
import { originChecked, unionCode } from '../../checks/server/service'
import { selectMembers } from '../../checks/server/repository'
import { claimChecksFor, hasCheck } from './repository'

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

/** Takes over checks that were made before the caller had an account; others stay as they are. */
export async function claimChecks(actor: Actor, tokens: readonly string[]) {
  const user_id = personOf(actor).userId
  await transaction(async (tx) => {
    const claimed = await claimChecksFor(tx, user_id, tokens)
    for (const check of claimed) await originChecked.enqueue(tx, { user_id, ...check })
  })
  return 'Success' as const
}
