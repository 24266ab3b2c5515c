import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/db/database'
import { violationOf } from '@/lib/db/errors'
import { discardChange } from '../editing/server/editing'
import { updateSearchIndex } from './indexing'
import { storedKind, type StoredKind } from '../kinds/server/kinds'
import { deleteRecord, isUsed } from './records.sql'
import { statusOf } from './content'
import type { EntryRow } from './content-store.sql'
import {
  withLock,
  withoutDraft,
  withoutEnd,
  writeStep,
  type LockedRecord,
  type SeenVersion,
} from './content-store'

const inUse = () => new Problem('conflict', { fields: { record: ['in_use'] } })

/**
 * Removes a published record, by an action of staff or at the end that was set for it; the caller
 * renews its pages. Throws `conflict` while others refer to it.
 */
export async function removePublished(
  tx: Transaction,
  { storage, kind }: StoredKind,
  { entry, published, by }: LockedRecord,
  action: 'remove' | 'end' = 'remove',
): Promise<EntryRow> {
  if (await isUsed(tx, storage, entry.record_id)) throw inUse()
  try {
    await deleteRecord(tx, storage, entry.record_id)
  } catch (error) {
    throw violationOf(error)?.rule === 'reference' ? inUse() : error
  }
  await updateSearchIndex(tx, kind, { id: entry.record_id, before: published, after: null })
  const change = { ...withoutDraft, ...withoutEnd, is_new: true }
  const noted = { before: published }
  const step = { action, by, state: 'removed', change, data: null, noted } as const
  return writeStep(tx, entry, step)
}

/**
 * Removes a record: at once, or, where four eyes are asked and it is published, as a change that
 * waits for approval. Its versions stay. Throws `forbidden` for a kind whose records are fixed,
 * `not_found`, and `conflict`, also while other records refer to it.
 */
export async function removeContent(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  if (open.kind.fixed) throw new Problem('forbidden')
  return withLock(
    actor,
    open,
    { id, version, action: 'remove' },
    async (tx, locked) => {
      const { entry, published, fourEyes, by } = locked
      if (!published) return statusOf(tx, await discardChange(tx, open, locked))
      if (!fourEyes) return statusOf(tx, await removePublished(tx, open, locked))
      if (await isUsed(tx, open.storage, id)) throw inUse()
      const authors = [...new Set([...entry.authors, by])]
      const change = { ...withoutDraft, removes: true, authors, approved_by: null }
      const step = { action: 'remove', by, state: 'in_review', change, data: null } as const
      return statusOf(tx, await writeStep(tx, entry, step))
    },
    ({ state }) => (state === 'removed' ? open.kind.tags : []),
  )
}
