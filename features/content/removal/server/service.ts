import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { announceTags } from '@/lib/cache/publication'
import { sweepTags } from '@/lib/cache/page-store'
import type { Transaction } from '@/lib/db/database'
import { violationOf } from '@/lib/db/errors'
import { standingOf } from '../../entries/server/service'
import { keepFound } from '../../finding/server/service'
import { translatedPairs } from '../../kinds/contract'
import { deleteRecord, type ContentFields } from '../../records/server/repository'
import { missingLanguages, olderLanguages } from '../../rules'
import { labelOf } from '../../server/mapper'
import type { EntryRow } from '../../server/repository'
import { openKind, settled, takeStep, workOn } from '../../server/service'
import type { OpenKind } from '../../validation/server/service'

interface Seen {
  id: string
  version: number
}

interface Held {
  entry: EntryRow
  published: ContentFields | null
  by: number | null
}

/** Takes a published record from the public. Throws `conflict` while others name it. */
export async function takeAway(
  tx: Transaction,
  { place, kind }: OpenKind,
  { entry, published, by }: Held,
): Promise<EntryRow> {
  try {
    await deleteRecord(tx, place, entry.record_id)
  } catch (error) {
    if (violationOf(error)?.rule !== 'reference') throw error
    throw new Problem('conflict', { fields: { record: ['in_use'] } })
  }
  await keepFound(tx, kind, { id: entry.record_id, before: published, after: null })
  const change = { ...settled, is_new: true }
  const noted = { before: published }
  const step = { action: 'remove', by, state: 'removed', change, data: null, noted } as const
  const after = await takeStep(tx, entry, step)
  await announceTags(tx, kind.tags)
  return after
}

/** Gives up what waits: what is published stands as before, and a record that never was is gone. */
async function giveUp(tx: Transaction, { kind }: OpenKind, { entry, published, by }: Held) {
  const action = 'discard' as const
  if (!published)
    return takeStep(tx, entry, { action, by, state: 'removed', change: settled, data: null })
  const touched = entry.published_touched
  const change = {
    ...settled,
    ...labelOf(kind, published),
    touched,
    missing: missingLanguages(published, translatedPairs(kind)),
    older: olderLanguages(touched),
  }
  return takeStep(tx, entry, { action, by, state: 'published', change, data: null })
}

/** Gives up what is not published. Throws `not_found`, `forbidden`, `conflict`. */
export async function discardDraft(actor: Actor, name: string, { id, version }: Seen) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'discard' }, async (tx, held) =>
    standingOf(tx, await giveUp(tx, open, held)),
  )
}

/**
 * Takes a record away: at once, or, where four eyes are asked and the public sees it, as a change
 * that waits for somebody else. What it said stays in its versions. Throws `forbidden` for a kind
 * whose records are fixed, `not_found`, and `conflict`, also while other records name it.
 */
export async function removeContent(actor: Actor, name: string, { id, version }: Seen) {
  const open = openKind(name)
  if (open.kind.fixed) throw new Problem('forbidden')
  const standing = await workOn(
    actor,
    open,
    { id, version, action: 'remove' },
    async (tx, held) => {
      const { entry, published, fourEyes, by } = held
      if (!published) return standingOf(tx, await giveUp(tx, open, held))
      if (!fourEyes) return standingOf(tx, await takeAway(tx, open, held))
      const authors = [...new Set([...entry.authors, by])]
      const change = { ...settled, removes: true, authors, approved_by: null }
      const step = { action: 'remove', by, state: 'in_review', change, data: null } as const
      return standingOf(tx, await takeStep(tx, entry, step))
    },
  )
  sweepTags(open.kind.tags)
  return standing
}
