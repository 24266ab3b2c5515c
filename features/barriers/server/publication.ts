import 'server-only'
import { decide } from '@/features/approvals/server/decisions'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { joinedPeople, joinsOf } from '../joining/server/joining'
import { changeBarrier, selectReports } from '../review/server/review.sql'
import { decidedBarriers, refuse, requireUnnamed } from '../review/server/review'
import { incomplete } from '../rules'
import { selectSteps } from './barriers.sql'

/**
 * Publishes a barrier that somebody else edited last. Throws `forbidden`, `not_found`, `conflict` to
 * who edited it and for one that is public, and `invalid` where a title or summary is missing in a
 * language or names somebody who reported it.
 */
export async function publish(actor: Actor, id: number, version: number) {
  return decide(decidedBarriers, actor, { id, version }, async (tx, found, by) => {
    if (found.published_at !== null) throw new Problem('conflict')
    if (found.edited_by === by) {
      throw new Problem('conflict', { fields: { edited_by: ['own_edit'] } })
    }
    const said = {
      title: Object.values(textsOf(found, 'title')),
      summary: Object.values(textsOf(found, 'summary')),
    }
    refuse(incomplete(said), 'text_missing')
    const steps = await selectSteps(tx, id)
    const text = steps.flatMap((step) => Object.values(textsOf(step, 'text')))
    const authority = Object.values(textsOf(found, 'authority'))
    const people = [...(await selectReports(tx, id)), ...joinedPeople(await joinsOf(tx, id))]
    const article = Object.values(textsOf(found, 'article'))
    requireUnnamed({ ...said, authority, article, text }, people)
    await changeBarrier(tx, id, { published_at: new Date().toISOString() })
    return { action: 'publish', change: {} }
  })
}

/** Takes a barrier off the register. Throws `forbidden`, `not_found`, `conflict`. */
export async function withdraw(
  actor: Actor,
  id: number,
  { version, reason }: { version: number; reason: string },
) {
  return decide(decidedBarriers, actor, { id, version }, async (tx, found) => {
    if (found.published_at === null) throw new Problem('conflict')
    await changeBarrier(tx, id, { published_at: null })
    return { action: 'withdraw', change: { reason } }
  })
}
