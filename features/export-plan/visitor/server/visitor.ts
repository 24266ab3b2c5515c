import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import { planLimit } from '../../contract'
import { lockOwner } from '../../people/server/people.sql'
import { adoptReadiness } from '../../readiness/server/readiness'
import { findPlan, insertTick, writePlan } from '../../server/export-plan.sql'
import { getPlan, requireKnown } from '../../server/export-plan'
import { addTasks } from '../../tasks/server/tasks'
import type { addToMyPlan } from '../contract'

/**
 * Adds to the caller’s plan what a page or their browser gives; the same again changes nothing.
 * Throws `invalid` for an unknown product or market, `conflict` where the plan has no space for it.
 */
export async function addToPlan(actor: Actor, added: BodyOf<typeof addToMyPlan>) {
  const { userId } = personOf(actor)
  await requireKnown(await database(), added)
  await transaction(async (tx) => {
    await lockOwner(tx, userId)
    const saved = await findPlan(tx, userId)
    await writePlan(tx, userId, {
      products: joined(saved?.products, added.products),
      markets: joined(saved?.markets, added.markets),
      stage: saved?.stage ?? added.stage,
    })
    if (!saved) await adoptReadiness(tx, userId)
    for (const step of added.ticks) await insertTick(tx, userId, step)
    await addTasks(tx, userId, added.tasks)
  })
  return getPlan(actor)
}

function joined(had: readonly string[] = [], added: readonly string[]): string[] {
  const all = [...new Set([...had, ...added])]
  if (all.length > planLimit) throw new Problem('conflict')
  return all
}
