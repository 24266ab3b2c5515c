import 'server-only'
import { unfinishedStates } from '@/lib/db/codes/content-states'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { contentKindNames } from '../contract'
import { mayWrite, storedKind } from '../kinds/server/kinds'
import { asksFourEyes, countByKind, selectSettings, writeSetting } from './content-store.sql'

/** Every kind of content, with its rules and the number of its unpublished changes. Throws `forbidden`. */
export async function listKinds(actor: Actor) {
  requireAccess('staff:content', actor)
  const db = await database()
  const [settings, counts] = [await selectSettings(db), await countByKind(db, unfinishedStates)]
  return contentKindNames.map((kind) => {
    const stored = storedKind(kind)
    const { fourEyes } = stored.kind
    const own = counts.filter((one) => one.kind === kind)
    return {
      kind,
      four_eyes: fourEyes ?? settings.some((one) => one.kind === kind && one.four_eyes),
      always_four_eyes: fourEyes ?? false,
      may_write: mayWrite(actor, stored),
      waiting: Object.fromEntries(own.map(({ state, count }) => [state, count])),
    }
  })
}

/**
 * Decides whether a kind asks four eyes. Throws `forbidden`, also for a kind that always does, and
 * `not_found`.
 */
export async function setFourEyes(actor: Actor, name: string, four_eyes: boolean) {
  requireAccess('staff:admin', actor)
  if (storedKind(name).kind.fourEyes) throw new Problem('forbidden')
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await asksFourEyes(tx, name)
    await writeSetting(tx, name, four_eyes)
    const change = { four_eyes: { before, after: four_eyes } }
    await recordChange(tx, { by, action: 'update', subject: 'content-kind', id: name, change })
    return { kind: name, four_eyes }
  })
}
