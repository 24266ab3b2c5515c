import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { transaction, type Transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { publishing } from '@/lib/cache/publication'
import { detailOf, statusOf } from '../../server/content'
import { translatedPairs, labelOf, positionOf } from '../../kinds/rules'
import { nextId, type ContentFields, writePositions } from '../../server/records.sql'
import { missingLanguages, olderLanguages, touchedAfter, touchedAsOf } from '../../rules'
import {
  findVersion,
  insertEntry,
  insertVersion,
  type EntryRow,
  asksFourEyes,
  orderDrafts,
} from '../../server/content-store.sql'
import { storedKind, requireWriter, type StoredKind } from '../../kinds/server/kinds'
import { validRecord } from '../../server/validation'
import {
  withoutDraft,
  writeStep,
  withLock,
  type LockedRecord,
  type SeenVersion,
} from '../../server/content-store'

interface Draft {
  record: Record<string, unknown>
  checked?: readonly string[] | undefined
}

/** The fields of an entry that follow from its draft. */
function draftFields(
  { kind }: StoredKind,
  data: ContentFields,
  given: {
    before: ContentFields | null
    touched: EntryRow['touched']
    checked?: readonly string[] | undefined
    /** The marks of a version that is restored; null where they were not noted then. */
    restored?: EntryRow['touched'] | null
  },
) {
  const pairs = translatedPairs(kind)
  const at = new Date().toISOString()
  const { before, checked, restored } = given
  const touched =
    restored === undefined
      ? touchedAfter(given.touched, { before, after: data, pairs, at, checked })
      : touchedAsOf(restored, { touched: given.touched, before, after: data, pairs })
  return {
    ...labelOf(kind, data),
    data,
    touched,
    missing: missingLanguages(data, pairs),
    older: olderLanguages(touched),
  }
}

/**
 * Creates a record; its first version is a draft. Throws `forbidden`, also for a kind whose records
 * are fixed, `not_found`, `invalid` with the fields, and `conflict` when its key is in use.
 */
export async function createContent(actor: Actor, name: string, { record }: Draft) {
  const open = storedKind(name)
  const by = requireWriter(actor, open)
  if (open.kind.fixed) throw new Problem('forbidden')
  return transaction(async (tx) => {
    const id = await nextId(tx, name, open.storage, record)
    const data = await validRecord(tx, open, { id, record, isNew: true })
    const draft = draftFields(open, data, { before: null, touched: {} })
    const first = { kind: name, record_id: id, version: 1, state: 'draft' as const }
    const entry = { ...first, ...draft, is_new: true, authors: [by], updated_by: by }
    if (!(await insertEntry(tx, entry))) throw new Problem('conflict')
    await insertVersion(tx, { ...first, action: 'save', data, by, touched: draft.touched })
    const change = { version: 1, state: 'draft', fields: Object.keys(data) }
    await recordChange(tx, { by, action: 'create', subject: `content/${name}`, id, change })
    return detailOf(tx, open, id)
  })
}

/** Saving a draft ends an approval, a schedule and a requested removal. */
const rewritten = (entry: EntryRow, by: number) => ({
  removes: false,
  approved_by: null,
  publish_at: null,
  authors: [...new Set([...entry.authors, by])],
})

/**
 * Saves a draft; an approval or a schedule ends with it. Throws `not_found`, `forbidden`, `invalid`
 * with the fields, and `conflict` when somebody else saved first.
 */
export async function saveDraft(
  actor: Actor,
  name: string,
  { id, version, record, checked }: Draft & { id: string; version: number },
) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'save' }, async (tx, locked) => {
    const { entry, published, by } = locked
    const data = await validRecord(tx, open, { id, record, isNew: entry.is_new })
    const before = entry.data ?? published
    const draft = draftFields(open, data, { before, touched: entry.touched, checked })
    const change = { ...rewritten(entry, by), ...draft }
    await writeStep(tx, entry, { action: 'save', by, state: 'draft', change })
    return detailOf(tx, open, id)
  })
}

/**
 * Makes a draft of an earlier version, also of a removed record; a translation is older only where it
 * was then. Throws `not_found` for an unknown
 * version or one without data, `forbidden`, `invalid` and `conflict`.
 */
export async function restoreVersion(
  actor: Actor,
  name: string,
  { id, version, from }: { id: string; version: number; from: number },
) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'restore' }, async (tx, locked) => {
    const { entry, published, by } = locked
    const old = await findVersion(tx, name, id, from)
    if (!old?.data) throw new Problem('not_found')
    const data = await validRecord(tx, open, { id, record: old.data, isNew: entry.is_new })
    const before = entry.data ?? published
    const marks = { before, touched: entry.touched, restored: old.touched }
    const draft = draftFields(open, data, marks)
    const change = { ...rewritten(entry, by), ...draft }
    await writeStep(tx, entry, { action: 'restore', by, state: 'draft', change, noted: { from } })
    return detailOf(tx, open, id)
  })
}

/**
 * Orders published records of one group, at once; their drafts follow. Throws `forbidden` for a kind
 * without an order, `not_found` when one of them does not exist, and `conflict` where four eyes are
 * asked: there the position of each record is changed like any other field of it.
 */
export async function orderRecords(actor: Actor, name: string, ids: readonly string[]) {
  const { kind, storage } = storedKind(name)
  const by = requireWriter(actor, { name, kind, storage })
  const position = positionOf(kind)
  if (!position) throw new Problem('forbidden')
  const once = [...new Set(ids)]
  return publishing(kind.tags, async (tx) => {
    if (await asksFourEyes(tx, name)) {
      throw new Problem('conflict', { fields: { ids: ['four_eyes'] } })
    }
    if ((await writePositions(tx, storage, position.field, once)) !== once.length)
      throw new Problem('not_found')
    await orderDrafts(tx, name, position.field, once)
    const subject = `content/${name}`
    await recordChange(tx, {
      by,
      action: 'order',
      subject,
      id: once[0] ?? '',
      change: { ids: once },
    })
    return 'Success' as const
  })
}

/** Discards a draft: what is published stays, and a record that never was is removed. */
export async function discardChange(
  tx: Transaction,
  { kind }: StoredKind,
  { entry, published, by }: LockedRecord,
) {
  const action = 'discard' as const
  if (!published)
    return writeStep(tx, entry, { action, by, state: 'removed', change: withoutDraft, data: null })
  const touched = entry.published_touched
  const change = {
    ...withoutDraft,
    ...labelOf(kind, published),
    touched,
    missing: missingLanguages(published, translatedPairs(kind)),
    older: olderLanguages(touched),
  }
  return writeStep(tx, entry, { action, by, state: 'published', change, data: null })
}

/** Discards a draft. Throws `not_found`, `forbidden`, `conflict`. */
export async function discardDraft(actor: Actor, name: string, { id, version }: SeenVersion) {
  const open = storedKind(name)
  return withLock(actor, open, { id, version, action: 'discard' }, async (tx, locked) =>
    statusOf(tx, await discardChange(tx, open, locked)),
  )
}
