import 'server-only'
import { setAudience } from '@/features/files/server/service'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { announceTags } from '@/lib/cache/publication'
import { sweepTags } from '@/lib/cache/page-store'
import { transaction, type Transaction } from '@/lib/db/database'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { violationOf } from '@/lib/db/errors'
import { indexRecords, reindexLater } from '@/features/search/documents/server/service'
import { detailOf, standingOf } from '../../server/service'
import { namesOf } from '../../kinds/rules'
import { writeRecord, type ContentFields, deleteRecord } from './repository'
import { changedFields, mayAct, seenByOthers } from '../../rules'
import { asksFourEyes, type EntryRow } from '../../store/server/repository'
import {
  holdEntry,
  settled,
  takeStep,
  workOn,
  type LockedRecord,
  type SeenVersion,
} from '../../store/server/service'
import { openKind, judged, type OpenKind } from '../../kinds/server/service'
import { giveUp } from '../../editing/server/service'
import type { ContentKind } from '../../kinds/contract'

/** Writes what waits where the public reads it, with its version and history. */
async function publishNow(tx: Transaction, open: OpenKind, { entry, published, by }: LockedRecord) {
  const { kind, place } = open
  const { record_id: id, is_new: isNew } = entry
  if (entry.removes) return takeAway(tx, open, { entry, published, by })
  const record = await judged(tx, open, { id, record: entry.data, isNew })
  await writeRecord(tx, place, { id, record, isNew })
  await keepFound(tx, kind, { id, before: published, after: record })
  for (const [field, audienceOf] of Object.entries(kind.documents ?? {})) {
    const addresses = namesOf(kind, [field]).map((one) => record[one])
    const texts = addresses.filter((one) => typeof one === 'string')
    await setAudience(tx, texts, audienceOf(record))
  }
  const change = { ...settled, is_new: false, published_touched: entry.touched }
  const noted = differenceOf(published, record)
  const step = { action: 'publish', by, state: 'published', change, data: record, noted } as const
  const after = await takeStep(tx, entry, step)
  await announceTags(tx, kind.tags)
  return after
}

function differenceOf(before: ContentFields | null, after: ContentFields) {
  const fields = changedFields(before, after)
  const only = (record: ContentFields) =>
    Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
  return { fields, before: before && only(before), after: only(after) }
}

/** Throws `conflict` where four eyes are asked and only those of its authors saw what waits. */
function requireOthers(entry: EntryRow, fourEyes: boolean) {
  if (!isSeen(entry, fourEyes)) {
    throw new Problem('conflict', { fields: { approved_by: ['four_eyes'] } })
  }
}

/**
 * Publishes what waits; the public pages show it at once, on every instance. Throws `not_found`,
 * `forbidden`, `invalid`, and `conflict` when it was changed meanwhile or needs an approval first.
 */
export async function publish(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = openKind(name)
  const detail = await workOn(actor, open, { id, version, action: 'publish' }, async (tx, held) => {
    requireOthers(held.entry, held.fourEyes)
    await publishNow(tx, open, held)
    return detailOf(tx, open, id)
  })
  sweepTags(open.kind.tags)
  return detail
}

/** Publishes at the hour that was set, unless somebody has changed what waits. */
export const scheduledPublication = jobKind({
  name: 'publish-content',
  payload: z.object({ kind: z.string(), id: z.string(), version: z.int() }),
  run: async ({ kind, id, version }) => {
    const open = openKind(kind)
    const isDone = await transaction(async (tx) => {
      const { entry, published } = await holdEntry(tx, open, id)
      if (entry.version !== version || entry.state !== 'scheduled') return false
      const fourEyes = await asksFourEyes(tx, kind)
      const by = entry.updated_by
      if (mayAct('publish', entry.state, fourEyes) && isSeen(entry, fourEyes)) {
        await publishNow(tx, open, { entry, published, by })
        return true
      }
      const change = { publish_at: null, note: 'four_eyes' }
      await takeStep(tx, entry, { action: 'expire', by: null, state: 'draft', change })
      return false
    })
    if (isDone) sweepTags(open.kind.tags)
  },
})

const isSeen = ({ approved_by, authors }: EntryRow, fourEyes: boolean) =>
  !fourEyes || seenByOthers(approved_by, authors)

const longestWaitMs = 366 * 24 * 60 * 60 * 1000

/**
 * Publishes at an instant to come, a year from now at most. Throws `invalid` for another one, and
 * what `publish` throws.
 */
export async function schedule(
  actor: Actor,
  name: string,
  { id, version, publish_at }: SeenVersion & { publish_at: string },
) {
  const wait = Date.parse(publish_at) - Date.now()
  if (wait <= 0 || wait > longestWaitMs) {
    throw new Problem('invalid', { fields: { publish_at: ['future'] } })
  }
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'schedule' }, async (tx, held) => {
    const { entry, fourEyes, by } = held
    requireOthers(entry, fourEyes)
    if (!entry.removes) await judged(tx, open, { id, record: entry.data, isNew: entry.is_new })
    const step = { action: 'schedule', by, state: 'scheduled', change: { publish_at } } as const
    const after = await takeStep(tx, entry, { ...step, noted: { publish_at } })
    const job = { kind: name, id, version: after.version }
    await scheduledPublication.enqueue(tx, job, Math.ceil(wait / 1000))
    return detailOf(tx, open, id)
  })
}

/** Asks others to look at a draft. Throws `not_found`, `forbidden`, `conflict`. */
export async function submit(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'submit' }, async (tx, { entry, by }) => {
    const change = { note: null }
    await takeStep(tx, entry, { action: 'submit', by, state: 'in_review', change })
    return detailOf(tx, open, id)
  })
}

/**
 * Approves what waits, as it stands. Throws `conflict` with `four_eyes` for one of its authors where
 * the kind asks four eyes, `not_found`, `forbidden`.
 */
export async function approve(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'approve' }, async (tx, held) => {
    const { entry, fourEyes, by } = held
    requireOthers({ ...entry, approved_by: by }, fourEyes)
    const change = { approved_by: by, note: null }
    await takeStep(tx, entry, { action: 'approve', by, state: 'approved', change })
    return detailOf(tx, open, id)
  })
}

/** Sends what waits back to its authors. Throws `not_found`, `forbidden`, `conflict`. */
export async function sendBack(
  actor: Actor,
  name: string,
  { id, version, reason }: SeenVersion & { reason: string },
) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'return' }, async (tx, { entry, by }) => {
    const change = { note: reason, approved_by: null, publish_at: null }
    const step = { action: 'return', by, state: 'draft', change, noted: { reason } } as const
    await takeStep(tx, entry, step)
    return detailOf(tx, open, id)
  })
}

/** Takes a published record from the public. Throws `conflict` while others name it. */
export async function takeAway(
  tx: Transaction,
  { place, kind }: OpenKind,
  { entry, published, by }: LockedRecord,
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

/**
 * Takes a record away: at once, or, where four eyes are asked and the public sees it, as a change
 * that waits for somebody else. What it said stays in its versions. Throws `forbidden` for a kind
 * whose records are fixed, `not_found`, and `conflict`, also while other records name it.
 */
export async function removeContent(actor: Actor, name: string, { id, version }: SeenVersion) {
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

interface Change {
  id: string
  before: ContentFields | null
  /** Null for what is taken away. */
  after: ContentFields | null
}

/**
 * Keeps what can be found in line with what is published, in the transaction that publishes it.
 * What others are found by, such as the name of a sector, reaches them a little later.
 */
export async function keepFound(tx: Transaction, kind: ContentKind, change: Change): Promise<void> {
  const { id, before, after } = change
  if (kind.found) await indexRecords(tx, kind.found, [Number(id)])
  if (!kind.names) return
  const naming = new Set(namesOf(kind, kind.names.fields))
  if (changedFields(before, after).some((field) => naming.has(field))) {
    await reindexLater(tx, kind.names.of)
  }
}
