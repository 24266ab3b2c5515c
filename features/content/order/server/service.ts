import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { announceTags } from '@/lib/cache/publication'
import { sweepTags } from '@/lib/cache/page-store'
import { transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { isOrdered } from '../../kinds/contract'
import { writePlaces } from '../../records/server/repository'
import { asksFourEyes, placeDrafts } from '../../server/repository'
import { openKind, writerOf } from '../../server/service'

/**
 * Puts published records that stand together into this order, at once; their drafts follow. Throws
 * `forbidden` for a kind without an order, `not_found` when one of them is not there, and `conflict`
 * where four eyes are asked: there the place of each record is changed like any other field of it.
 */
export async function placeRecords(actor: Actor, name: string, ids: readonly string[]) {
  const { kind, place } = openKind(name)
  const by = writerOf(actor, { name, kind, place })
  if (!isOrdered(kind)) throw new Problem('forbidden')
  const once = [...new Set(ids)]
  await transaction(async (tx) => {
    if (await asksFourEyes(tx, name)) {
      throw new Problem('conflict', { fields: { ids: ['four_eyes'] } })
    }
    if ((await writePlaces(tx, place, once)) !== once.length) throw new Problem('not_found')
    await placeDrafts(tx, name, once)
    const subject = `content/${name}`
    await recordChange(tx, {
      by,
      action: 'order',
      subject,
      id: once[0] ?? '',
      change: { ids: once },
    })
    await announceTags(tx, kind.tags)
  })
  sweepTags(kind.tags)
  return 'Success' as const
}
