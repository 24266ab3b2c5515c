import 'server-only'
import { replaceFiles } from '@/features/files/server/uploads'
import { indexRecords } from '@/features/search/server/search-documents'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { offersTag } from '@/lib/cache/tags'
import { database, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import {
  lockOffer,
  markDeleted,
  readEdition,
  removePublic,
  writeEdition,
} from '../../server/approval.sql'
import { filesOf } from '../../server/approval'
import { productDetails, serviceDetails } from '../../contract'
import { type OfferType, offerTypes } from '../../kinds/contract'
import { lockOwn, memberOf } from '../../my-offers/server/my-offers'
import { kindOf } from '../../rules'
import { findDeletion, isGone, selectKept } from './deletion.sql'

/** When the files of a deleted offer are released: long after it can be restored. */
const clearSeconds = 3_600

/** Releases the files of a deleted offer, unless it was restored. */
export const clearDeletedOffer = jobKind({
  name: 'clear-deleted-offer',
  payload: z.object({ type: z.enum(offerTypes), id: z.int(), keys: z.array(z.string()) }),
  run: async ({ type, id, keys }) => {
    const db = await database()
    if (await isGone(db, type, id)) await replaceFiles(db, keys)
  },
})

/**
 * Deletes an offer of the caller's company. The deletion can be undone for a quarter of an hour.
 * Repeating it, as after a lost answer, succeeds again. Throws `not_found`.
 */
export async function deleteMyOffer(type: OfferType, actor: Actor, id: number) {
  const by = memberOf(actor).userId
  await publishing({ withdrawn: [offersTag] }, async (tx) => {
    const offer = await lockOwn(tx, type, actor, id)
    if (offer.deleted_at === null) await remove(tx, type, id, { by, status: offer.status })
  })
  return 'Success' as const
}

/** The offer is locked. */
async function remove(
  tx: Executor,
  type: OfferType,
  id: number,
  { by, status }: { by: number; status: number },
) {
  const [owner, approved] = [
    await readEdition(tx, type, id, 'owner'),
    await readEdition(tx, type, id, 'public'),
  ]
  await removePublic(tx, type, id)
  await markDeleted(tx, type, id, true)
  await indexRecords(tx, type, [id])
  const change = { status, public: approved ?? null }
  await recordChange(tx, { by, action: 'delete', subject: kindOf(type), id, change })
  await clearDeletedOffer.enqueue(tx, { type, id, keys: filesOf([owner, approved]) }, clearSeconds)
}

/** Deletes the offers of a company, in the transaction that closes it. */
export async function deleteOffersOf(tx: Executor, companyId: number, by: number): Promise<void> {
  for (const type of offerTypes) {
    for (const id of await selectKept(tx, type, companyId)) {
      const offer = await lockOffer(tx, type, id)
      if (offer?.deleted_at === null) await remove(tx, type, id, { by, status: offer.status })
    }
  }
}

const deletion = {
  products: z.object({ public: productDetails.nullable() }),
  services: z.object({ public: serviceDetails.nullable() }),
}

/**
 * Undoes a deletion: the offer has its former saved and public versions. Throws `not_found` after a
 * quarter of an hour. An offer that is not deleted stays unchanged.
 */
export async function restoreMyOffer(type: OfferType, actor: Actor, id: number) {
  const by = memberOf(actor).userId
  const pages = (isRestored: boolean) => (isRestored ? [offersTag] : [])
  await publishing(pages, async (tx) => {
    const offer = await lockOwn(tx, type, actor, id)
    if (offer.deleted_at === null) return false
    const noted = await findDeletion(tx, type, id)
    if (!noted) throw new Problem('not_found')
    const { public: approved } = deletion[type].parse(noted)
    if (approved) await writeEdition(tx, type, id, 'public', approved)
    await markDeleted(tx, type, id, false)
    await indexRecords(tx, type, [id])
    const change = { status: offer.status }
    await recordChange(tx, { by, action: 'restore', subject: kindOf(type), id, change })
    return true
  })
  return 'Success' as const
}
