import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import type { Transaction } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { updateSearchIndex } from '../../server/indexing'
import { removePublished } from '../../server/removal'
import { detailOf } from '../../server/content'
import { asPublished } from '../../kinds/rules'
import { publishDocuments } from '../../server/documents'
import { writeRecord } from '../../server/records.sql'
import { difference, isApprovedByAnother, mayAct } from '../../rules'
import { asksFourEyes, type EntryRow } from '../../server/content-store.sql'
import {
  lockRecord,
  withoutDraft,
  withoutEnd,
  writeStep,
  withLock,
  type LockedRecord,
  type SeenVersion,
} from '../../server/content-store'
import { storedKind, type StoredKind } from '../../kinds/server/kinds'
import { validRecord } from '../../server/validation'

/** Publishes a draft: writes the public row, the version and the audit entry; the caller renews its pages. */
async function publishNow(
  tx: Transaction,
  open: StoredKind,
  { entry, published, by }: LockedRecord,
) {
  const { kind, storage } = open
  const { record_id: id, is_new: isNew } = entry
  if (entry.removes) return removePublished(tx, open, { entry, published, by })
  const valid = await validRecord(tx, open, { id, record: entry.data, isNew })
  const record = asPublished(kind, { record: valid, before: published, day: today() })
  await writeRecord(tx, storage, { id, record, isNew })
  await updateSearchIndex(tx, kind, { id, before: published, after: record })
  await publishDocuments(tx, kind, [record])
  const endIsOver = entry.unpublish_at !== null && Date.parse(entry.unpublish_at) <= Date.now()
  const end = endIsOver ? withoutEnd : {}
  const change = { ...withoutDraft, ...end, is_new: false, published_touched: entry.touched }
  const noted = difference(published, record)
  const step = { action: 'publish', by, state: 'published', change, data: record, noted } as const
  return writeStep(tx, entry, step)
}

/** Throws `conflict` where four-eyes approval is required and only its authors have approved a draft. */
function requireApproval(entry: EntryRow, fourEyes: boolean) {
  if (!isApproved(entry, fourEyes)) {
    throw new Problem('conflict', { fields: { approved_by: ['four_eyes'] } })
  }
}

/**
 * Publishes a draft; the public pages show it at once, on every instance. Throws `not_found`,
 * `forbidden`, `invalid`, and `conflict` when it was changed in the meantime or needs an approval.
 */
export async function publish(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(
    actor,
    open,
    { id, version, action: 'publish' },
    async (tx, locked) => {
      requireApproval(locked.entry, locked.fourEyes)
      await publishNow(tx, open, locked)
      return detailOf(tx, open, id)
    },
    () => open.kind.tags,
  )
}

/** Publishes a draft at its scheduled time, unless it was changed since. */
export const scheduledPublication = jobKind({
  name: 'publish-content',
  dated: true,
  payload: z.object({ kind: z.string(), id: z.string(), version: z.int() }),
  run: async ({ kind, id, version }) => {
    const open = storedKind(kind)
    const pages = (isDone: boolean) => (isDone ? open.kind.tags : [])
    await publishing(pages, async (tx) => {
      const { entry, published } = await lockRecord(tx, open, id)
      if (entry.version !== version || entry.state !== 'scheduled') return false
      const fourEyes = await asksFourEyes(tx, kind)
      const by = entry.updated_by
      if (mayAct('publish', entry.state, fourEyes) && isApproved(entry, fourEyes)) {
        await publishNow(tx, open, { entry, published, by })
        return true
      }
      const change = { publish_at: null, note: 'four_eyes' }
      await writeStep(tx, entry, { action: 'expire', by: null, state: 'draft', change })
      return false
    })
  },
})

const isApproved = ({ approved_by, authors }: EntryRow, fourEyes: boolean) =>
  !fourEyes || isApprovedByAnother(approved_by, authors)

const maxWaitMs = 366 * 24 * 60 * 60 * 1000

/**
 * Schedules a publication, at most a year ahead and before the end that is set for the record.
 * Throws `invalid` for another instant, and what `publish` throws.
 */
export async function schedule(
  actor: Actor,
  name: string,
  { id, version, publish_at }: SeenVersion & { publish_at: string },
) {
  const wait = Date.parse(publish_at) - Date.now()
  if (wait <= 0 || wait > maxWaitMs) {
    throw new Problem('invalid', { fields: { publish_at: ['future'] } })
  }
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'schedule' }, async (tx, locked) => {
    const { entry, fourEyes, by } = locked
    requireApproval(entry, fourEyes)
    if (entry.unpublish_at && Date.parse(publish_at) >= Date.parse(entry.unpublish_at)) {
      throw new Problem('invalid', { fields: { publish_at: ['before_end'] } })
    }
    if (!entry.removes) await validRecord(tx, open, { id, record: entry.data, isNew: entry.is_new })
    const step = { action: 'schedule', by, state: 'scheduled', change: { publish_at } } as const
    const after = await writeStep(tx, entry, { ...step, noted: { publish_at } })
    const job = { kind: name, id, version: after.version }
    await scheduledPublication.enqueue(tx, job, Math.ceil(wait / 1000))
    return detailOf(tx, open, id)
  })
}

/** Submits a draft for review. Throws `not_found`, `forbidden`, `conflict`. */
export async function submit(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'submit' }, async (tx, { entry, by }) => {
    const change = { note: null }
    await writeStep(tx, entry, { action: 'submit', by, state: 'in_review', change })
    return detailOf(tx, open, id)
  })
}

/**
 * Approves a draft. Throws `conflict` with `four_eyes` for one of its authors where
 * the kind asks four eyes, `not_found`, `forbidden`.
 */
export async function approve(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'approve' }, async (tx, locked) => {
    const { entry, fourEyes, by } = locked
    requireApproval({ ...entry, approved_by: by }, fourEyes)
    const change = { approved_by: by, note: null }
    await writeStep(tx, entry, { action: 'approve', by, state: 'approved', change })
    return detailOf(tx, open, id)
  })
}

/** Returns a draft to its authors. Throws `not_found`, `forbidden`, `conflict`. */
export async function sendBack(
  actor: Actor,
  name: string,
  { id, version, reason }: SeenVersion & { reason: string },
) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'return' }, async (tx, { entry, by }) => {
    const change = { note: reason, approved_by: null, publish_at: null }
    const step = { action: 'return', by, state: 'draft', change, noted: { reason } } as const
    await writeStep(tx, entry, step)
    return detailOf(tx, open, id)
  })
}
