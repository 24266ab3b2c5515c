import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { detailOf } from '../../entries/server/service'
import { translatedPairs } from '../../kinds/contract'
import { nextId, type ContentFields } from '../../records/server/repository'
import { missingLanguages, olderLanguages, touchedAfter } from '../../rules'
import { labelOf } from '../../server/mapper'
import { findVersion, insertEntry, insertVersion, type EntryRow } from '../../server/repository'
import { openKind, takeStep, workOn, writerOf } from '../../server/service'
import { judged, type OpenKind } from '../../validation/server/service'

interface Draft {
  record: Record<string, unknown>
  checked?: readonly string[] | undefined
}

/** What an entry says of what will be published next. */
function entryOf(
  { kind }: OpenKind,
  data: ContentFields,
  given: {
    before: ContentFields | null
    touched: EntryRow['touched']
    checked?: readonly string[] | undefined
  },
) {
  const pairs = translatedPairs(kind)
  const at = new Date().toISOString()
  const { before, checked } = given
  const touched = touchedAfter(given.touched, { before, after: data, pairs, at, checked })
  return {
    ...labelOf(kind, data),
    data,
    touched,
    missing: missingLanguages(data, pairs),
    older: olderLanguages(touched),
  }
}

/**
 * Begins a record; its first version is a draft. Throws `forbidden`, also for a kind whose records
 * are fixed, `not_found`, `invalid` with the fields, and `conflict` when its key is taken meanwhile.
 */
export async function beginContent(actor: Actor, name: string, { record }: Draft) {
  const open = openKind(name)
  const by = writerOf(actor, open)
  if (open.kind.fixed) throw new Problem('forbidden')
  return transaction(async (tx) => {
    const id = await nextId(tx, name, open.place, record)
    const data = await judged(tx, open, { id, record, isNew: true })
    const said = entryOf(open, data, { before: null, touched: {} })
    const first = { kind: name, record_id: id, version: 1, state: 'draft' as const }
    const begun = { ...first, ...said, is_new: true, authors: [by], updated_by: by }
    if (!(await insertEntry(tx, begun))) throw new Problem('conflict')
    await insertVersion(tx, { ...first, action: 'save', data, by })
    const change = { version: 1, state: 'draft', fields: Object.keys(data) }
    await recordChange(tx, { by, action: 'create', subject: `content/${name}`, id, change })
    return detailOf(tx, open, id)
  })
}

/** What becomes of an entry when somebody writes what will be published next. */
const rewritten = (entry: EntryRow, by: number) => ({
  removes: false,
  approved_by: null,
  publish_at: null,
  authors: [...new Set([...entry.authors, by])],
})

/**
 * Saves what will be published next; an approval or an hour that was set is gone with it. Throws
 * `not_found`, `forbidden`, `invalid` with the fields, and `conflict` when somebody else was first.
 */
export async function saveDraft(
  actor: Actor,
  name: string,
  { id, version, record, checked }: Draft & { id: string; version: number },
) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'save' }, async (tx, held) => {
    const { entry, published, by } = held
    const data = await judged(tx, open, { id, record, isNew: entry.is_new })
    const before = entry.data ?? published
    const said = entryOf(open, data, { before, touched: entry.touched, checked })
    const change = { ...rewritten(entry, by), ...said }
    await takeStep(tx, entry, { action: 'save', by, state: 'draft', change })
    return detailOf(tx, open, id)
  })
}

/**
 * Makes a draft of what a version said, also of a record that was removed. Throws `not_found` for a
 * version that there is not or that said nothing, `forbidden`, `invalid` and `conflict`.
 */
export async function restoreVersion(
  actor: Actor,
  name: string,
  { id, version, from }: { id: string; version: number; from: number },
) {
  const open = openKind(name)
  return workOn(actor, open, { id, version, action: 'restore' }, async (tx, held) => {
    const { entry, published, by } = held
    const old = await findVersion(tx, name, id, from)
    if (!old?.data) throw new Problem('not_found')
    const data = await judged(tx, open, { id, record: old.data, isNew: entry.is_new })
    const before = entry.data ?? published
    const said = entryOf(open, data, { before, touched: entry.touched })
    const change = { ...rewritten(entry, by), ...said }
    await takeStep(tx, entry, { action: 'restore', by, state: 'draft', change, noted: { from } })
    return detailOf(tx, open, id)
  })
}
