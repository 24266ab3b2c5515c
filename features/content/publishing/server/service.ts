import 'server-only'
import { nameDocument, setAudience } from '@/features/files/server/service'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { announceTags } from '@/lib/cache/publication'
import { sweepTags } from '@/lib/cache/store-entries'
import { transaction, type Transaction } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { violationOf } from '@/lib/db/errors'
import { indexPage, indexRecords, reindexLater } from '@/features/search/documents/server/service'
import { detailOf, statusOf } from '../../server/service'
import { asPublished, documentsOf, namesOf } from '../../kinds/rules'
import { writeRecord, type ContentFields, deleteRecord, isUsed } from './repository'
import { changedFields, difference, isApprovedByAnother, mayAct } from '../../rules'
import { asksFourEyes, type EntryRow } from '../../store/server/repository'
import {
  lockRecord,
  withoutDraft,
  writeStep,
  withLock,
  type LockedRecord,
  type SeenVersion,
} from '../../store/server/service'
import { storedKind, validRecord, type StoredKind } from '../../kinds/server/service'
import { discardChange } from '../../editing/server/service'
import type { ContentKind } from '../../kinds/contract'

/** Publishes a draft: writes the public row, the version and the audit entry. */
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
  for (const [field, { audience, name }] of documentsOf(kind, record)) {
    const address = record[field]
    if (typeof address === 'string') await setAudience(tx, [address], audience)
    if (typeof address === 'string' && name) await nameDocument(tx, address, name)
  }
  const change = { ...withoutDraft, is_new: false, published_touched: entry.touched }
  const noted = difference(published, record)
  const step = { action: 'publish', by, state: 'published', change, data: record, noted } as const
  const after = await writeStep(tx, entry, step)
  await announceTags(tx, kind.tags)
  return after
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
  const detail = await withLock(
    actor,
    open,
    { id, version, action: 'publish' },
    async (tx, locked) => {
      requireApproval(locked.entry, locked.fourEyes)
      await publishNow(tx, open, locked)
      return detailOf(tx, open, id)
    },
  )
  sweepTags(open.kind.tags)
  return detail
}

/** Publishes a draft at its scheduled time, unless it was changed since. */
export const scheduledPublication = jobKind({
  name: 'publish-content',
  payload: z.object({ kind: z.string(), id: z.string(), version: z.int() }),
  run: async ({ kind, id, version }) => {
    const open = storedKind(kind)
    const isDone = await transaction(async (tx) => {
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
    if (isDone) sweepTags(open.kind.tags)
  },
})

const isApproved = ({ approved_by, authors }: EntryRow, fourEyes: boolean) =>
  !fourEyes || isApprovedByAnother(approved_by, authors)

const maxWaitMs = 366 * 24 * 60 * 60 * 1000

/**
 * Schedules a publication, at most a year ahead. Throws `invalid` for another instant, and what
 * `publish` throws.
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

const inUse = () => new Problem('conflict', { fields: { record: ['in_use'] } })

/** Removes a published record. Throws `conflict` while others refer to it. */
export async function removePublished(
  tx: Transaction,
  { storage, kind }: StoredKind,
  { entry, published, by }: LockedRecord,
): Promise<EntryRow> {
  if (await isUsed(tx, storage, entry.record_id)) throw inUse()
  try {
    await deleteRecord(tx, storage, entry.record_id)
  } catch (error) {
    throw violationOf(error)?.rule === 'reference' ? inUse() : error
  }
  await updateSearchIndex(tx, kind, { id: entry.record_id, before: published, after: null })
  const change = { ...withoutDraft, is_new: true }
  const noted = { before: published }
  const step = { action: 'remove', by, state: 'removed', change, data: null, noted } as const
  const after = await writeStep(tx, entry, step)
  await announceTags(tx, kind.tags)
  return after
}

/**
 * Removes a record: at once, or, where four eyes are asked and it is published, as a change that
 * waits for approval. Its versions stay. Throws `forbidden` for a kind whose records are fixed,
 * `not_found`, and `conflict`, also while other records refer to it.
 */
export async function removeContent(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  if (open.kind.fixed) throw new Problem('forbidden')
  const status = await withLock(
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
  )
  sweepTags(open.kind.tags)
  return status
}

interface Change {
  id: string
  before: ContentFields | null
  /** Null for a removed record. */
  after: ContentFields | null
}

/** Updates the search index with a record; those that are found by its name follow by a job. */
export async function updateSearchIndex(
  tx: Transaction,
  kind: ContentKind,
  { id, before, after }: Change,
): Promise<void> {
  const numbers = kind.searchParts ?? [(kind.searchFrom ?? 0) + Number(id)]
  if (kind.searchType) await indexRecords(tx, kind.searchType, numbers)
  if (kind.searchPage) await indexPage(tx, kind.searchPage)
  if (!kind.names) return
  const naming = new Set(namesOf(kind, kind.namesBy ?? kind.label))
  if (changedFields(before, after).some((field) => naming.has(field))) {
    await reindexLater(tx, kind.names)
  }
}
