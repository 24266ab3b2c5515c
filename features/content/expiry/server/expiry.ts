import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import type { Transaction } from '@/lib/db/database'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { storedKind, type StoredKind } from '../../kinds/server/kinds'
import { scheduledPublication } from '../../publishing/server/publishing'
import { removePublished } from '../../server/removal'
import { isApprovedByAnother, type ContentAction } from '../../rules'
import { detailOf } from '../../server/content'
import { asksFourEyes, type EntryRow } from '../../server/content-store.sql'
import {
  lockRecord,
  withLock,
  withoutEnd,
  writeStep,
  type LockedRecord,
  type SeenVersion,
} from '../../server/content-store'

/** Five years. */
const maxWaitMs = 5 * 366 * 24 * 60 * 60 * 1000

const wrongEnd = (fault: string) => new Problem('invalid', { fields: { unpublish_at: [fault] } })

const secondsUntil = (at: string) => Math.ceil((Date.parse(at) - Date.now()) / 1000)

const isOfEnd = (note: string | null) => note?.startsWith('end_') ?? false

const hasNoEnd = () => new Problem('conflict', { fields: { unpublish_at: ['none'] } })

/** Writes a step with the end of a publication; a scheduled publication keeps its time. */
async function writeEnd(
  tx: Transaction,
  name: string,
  { entry, published, by }: LockedRecord,
  { action, change }: { action: ContentAction; change: Partial<EntryRow> },
) {
  const { state, publish_at, record_id: id } = entry
  const unpublish_at = change.unpublish_at === undefined ? entry.unpublish_at : change.unpublish_at
  const data = entry.data ?? published
  const step = { action, by, state, change, data, noted: { fields: [], unpublish_at } }
  const { version } = await writeStep(tx, entry, step)
  if (state !== 'scheduled' || publish_at === null) return
  const wait = Math.max(0, secondsUntil(publish_at))
  await scheduledPublication.enqueue(tx, { kind: name, id, version }, wait)
}

/**
 * Sets when a record is taken down: in the future, at most five years ahead, and after its
 * publication where that is scheduled. Throws `invalid` for another instant, `conflict` for a record
 * that is neither published nor scheduled, `forbidden` for a kind whose records are fixed, and
 * `not_found`.
 */
export async function setEndOf(
  actor: Actor,
  name: string,
  { id, version, unpublish_at }: SeenVersion & { unpublish_at: string },
) {
  const wait = Date.parse(unpublish_at) - Date.now()
  if (wait <= 0) throw wrongEnd('future')
  if (wait > maxWaitMs) throw wrongEnd('far')
  const open = storedKind(name)
  if (open.kind.fixed) throw new Problem('forbidden')
  return withLock(actor, open, { id, version, action: 'set-end' }, async (tx, locked) => {
    const { entry, published, by } = locked
    if (!published && entry.state !== 'scheduled') {
      throw new Problem('conflict', { fields: { state: [entry.state] } })
    }
    if (entry.publish_at && Date.parse(unpublish_at) <= Date.parse(entry.publish_at)) {
      throw wrongEnd('after_publication')
    }
    const note = isOfEnd(entry.note) ? null : entry.note
    const change = { unpublish_at, unpublish_by: by, unpublish_confirmed_by: null, note }
    await writeEnd(tx, name, locked, { action: 'set-end', change })
    await scheduledEnd.enqueue(tx, { kind: name, id, unpublish_at }, secondsUntil(unpublish_at))
    return detailOf(tx, open, id)
  })
}

/**
 * Confirms the end of a publication where the kind asks four eyes. Throws `conflict` with
 * `four_eyes` for the person who set it, and where there is none; `not_found`, `forbidden`.
 */
export async function confirmEndOf(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'confirm-end' }, async (tx, locked) => {
    const { entry, by } = locked
    if (!entry.unpublish_at) throw hasNoEnd()
    if (!isConfirmed({ ...entry, unpublish_confirmed_by: by }, locked.fourEyes)) {
      throw new Problem('conflict', { fields: { approved_by: ['four_eyes'] } })
    }
    const change = { unpublish_confirmed_by: by }
    await writeEnd(tx, name, locked, { action: 'confirm-end', change })
    return detailOf(tx, open, id)
  })
}

/** Withdraws the end of a publication. Throws `conflict` where there is none, `not_found`, `forbidden`. */
export async function clearEndOf(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'clear-end' }, async (tx, locked) => {
    if (!locked.entry.unpublish_at) throw hasNoEnd()
    await writeEnd(tx, name, locked, { action: 'clear-end', change: withoutEnd })
    return detailOf(tx, open, id)
  })
}

const isConfirmed = (entry: EntryRow, fourEyes: boolean) =>
  !fourEyes ||
  isApprovedByAnother(
    entry.unpublish_confirmed_by,
    entry.unpublish_by === null ? [] : [entry.unpublish_by],
  )

const sameInstant = (one: string, other: string | null) =>
  other !== null && Date.parse(one) === Date.parse(other)

/**
 * Takes a record down at its end, unless the end was changed since. It stays public, with a note for
 * staff, where others refer to it and where nobody confirmed the end although four eyes are asked.
 */
export const scheduledEnd = jobKind({
  name: 'unpublish-content',
  dated: true,
  payload: z.object({ kind: z.string(), id: z.string(), unpublish_at: z.string() }),
  run: async ({ kind, id, unpublish_at }) => {
    const open = storedKind(kind)
    const pages = (isGone: boolean) => (isGone ? open.kind.tags : [])
    await publishing(pages, async (tx) => {
      const { entry, published } = await lockRecord(tx, open, id)
      if (!published || !sameInstant(unpublish_at, entry.unpublish_at)) return false
      const obstacle = isConfirmed(entry, await asksFourEyes(tx, kind))
        ? await obstacleTo(tx, open, { entry, published, by: entry.unpublish_by })
        : 'end_unconfirmed'
      if (obstacle === null) return true
      const { state } = entry
      const change = { ...withoutEnd, note: entry.note ?? obstacle }
      const data = entry.data ?? published
      const noted = { fields: [], note: obstacle }
      await writeStep(tx, entry, { action: 'keep', by: null, state, change, data, noted })
      return false
    })
  },
})

/** Removes a record; returns why it stays, or null when it is gone. */
async function obstacleTo(tx: Transaction, open: StoredKind, locked: LockedRecord) {
  try {
    await tx.transaction((savepoint) => removePublished(savepoint, open, locked, 'end'))
    return null
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return 'end_in_use'
    throw error
  }
}
