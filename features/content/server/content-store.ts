import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { publishing, type Publication } from '@/lib/cache/publication'
import type { ContentState } from '@/lib/db/codes/content-states'
import type { Executor, Transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { translatedPairs, labelOf, writtenOf } from '../kinds/rules'
import { findRecord, type ContentFields } from './records.sql'
import { changedFields, mayAct, missingLanguages, type ContentAction } from '../rules'
import { type StoredKind, requireWriter, storedKind } from '../kinds/server/kinds'
import { peopleIn, personOf, type People } from './content-store.mapper'
import {
  asksFourEyes,
  insertEntry,
  insertVersion,
  lockEntry,
  selectPeople,
  updateEntry,
  type EntryRow,
} from './content-store.sql'

const subjectOf = (name: string) => `content/${name}`

/**
 * Locks a record until the transaction ends; what was published before its first edit becomes
 * version 0. Throws `not_found`.
 */
export async function lockRecord(
  tx: Executor,
  { name, kind, storage }: StoredKind,
  id: string,
): Promise<{ entry: EntryRow; published: ContentFields | null }> {
  const known = await lockEntry(tx, name, id)
  const row = await findRecord(tx, storage, id, true)
  const published = row ? writtenOf(kind, row) : null
  if (known) return { entry: known, published }
  if (!published) throw new Problem('not_found')
  const first = { kind: name, record_id: id, version: 0, state: 'published' as const }
  const missing = missingLanguages(published, translatedPairs(kind))
  const label = labelOf(kind, published)
  if (await insertEntry(tx, { ...first, is_new: false, ...label, missing })) {
    await insertVersion(tx, { ...first, action: 'first', data: published, by: null })
  }
  const entry = await lockEntry(tx, name, id)
  if (!entry) throw new Problem('not_found')
  return { entry, published }
}

/**
 * Throws `conflict` when a record was changed since this version, with the current version, who
 * changed it and when; and when its state does not allow the action.
 */
export async function requireState(
  tx: Executor,
  entry: EntryRow,
  { version, action, fourEyes }: { version: number; action: ContentAction; fourEyes: boolean },
) {
  if (entry.version === version && mayAct(action, entry.state, fourEyes)) return
  const people = await peopleOf(tx, [entry])
  throw new Problem('conflict', {
    fields: {
      version: [String(entry.version)],
      state: [entry.state],
      changed_by: [personOf(people, entry.updated_by)?.name ?? ''],
      changed_at: [entry.updated_at],
    },
  })
}

/** The fields of an entry without a draft. */
export const withoutDraft: Partial<EntryRow> = {
  data: null,
  removes: false,
  authors: [],
  publish_at: null,
  note: null,
}

/** The fields of an entry without an end of its publication. */
export const withoutEnd: Partial<EntryRow> = {
  unpublish_at: null,
  unpublish_by: null,
  unpublish_confirmed_by: null,
}

interface Step {
  action: ContentAction | 'expire' | 'end' | 'keep'
  /** Null for actions of the portal itself. */
  by: number | null
  state: ContentState
  change: Partial<EntryRow>
  /** The data of the version: the draft, or else what is published. */
  data?: ContentFields | null
  /** The fields of that data that were edited in one language only; by default those of the entry. */
  touched?: EntryRow['touched']
  /** Further facts for the audit log. */
  noted?: Record<string, unknown>
}

const historyAction = {
  save: 'update',
  remove: 'delete',
  submit: 'submit',
  return: 'return',
  approve: 'approve',
  publish: 'publish',
  schedule: 'schedule',
  discard: 'discard',
  restore: 'restore',
  expire: 'return',
  'set-end': 'set-end',
  'confirm-end': 'approve',
  'clear-end': 'update',
  end: 'delete',
  keep: 'update',
} as const

/** Writes an action on a record: its entry, the version and the audit entry. */
export async function writeStep(
  tx: Executor,
  entry: EntryRow,
  { action, by, state, change, data = change.data ?? entry.data, touched, noted = {} }: Step,
): Promise<EntryRow> {
  const version = entry.version + 1
  const after = await updateEntry(tx, entry, { ...change, version, state, updated_by: by })
  if (!after) throw new Problem('not_found')
  const { kind, record_id } = entry
  const marks = { touched: touched ?? after.touched }
  await insertVersion(tx, { kind, record_id, version, action, state, data, by, ...marks })
  await recordChange(tx, {
    by,
    action: historyAction[action],
    subject: subjectOf(kind),
    id: record_id,
    change: { version, state, fields: changedFields(entry.data, data), ...noted },
  })
  return after
}

/** The names of the people in some entries. */
export async function peopleOf(db: Executor, entries: readonly EntryRow[]): Promise<People> {
  const people = await selectPeople(db, peopleIn(entries))
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** A record and the version of it that the caller has seen. */
export interface SeenVersion {
  id: string
  version: number
}

/** A locked record: its entry, what is published of it, and who acts; null for the portal itself. */
export interface LockedRecord {
  entry: EntryRow
  published: ContentFields | null
  by: number | null
}

/** The work on a locked record. */
type Work<Result> = (
  tx: Transaction,
  locked: { entry: EntryRow; published: ContentFields | null; fourEyes: boolean; by: number },
) => Promise<Result>

/**
 * Runs an action on a locked record in a transaction, if it still has this version, and renews the
 * pages that it changes; by default none. Throws `not_found`, `forbidden` and `conflict`.
 */
export async function withLock<Result>(
  actor: Actor,
  open: StoredKind,
  { id, version, action }: SeenVersion & { action: ContentAction },
  work: Work<Result>,
  pages: (result: Result) => Publication = () => [],
): Promise<Result> {
  const by = requireWriter(actor, open)
  return publishing(pages, async (tx) => {
    const locked = await lockRecord(tx, open, id)
    const fourEyes = await asksFourEyes(tx, open.name)
    await requireState(tx, locked.entry, { version, action, fourEyes })
    return work(tx, { ...locked, fourEyes, by })
  })
}

/**
 * Records a direct write, which a call of the kind itself makes without a draft: anyone who has the
 * record open in the back office gets an edit conflict when they save. Throws `forbidden` for a role
 * that is limited to other kinds, and `conflict` where the kind asks four eyes.
 */
export async function noteDirectWrite(
  tx: Executor,
  name: string,
  { actor, id, removes = false }: { actor: Actor; id?: number; removes?: boolean },
) {
  const stored = storedKind(name)
  const by = requireWriter(actor, stored)
  if (await asksFourEyes(tx, name)) {
    throw new Problem('conflict', { fields: { record: ['four_eyes'] } })
  }
  if (id === undefined) return
  const { entry } = await lockRecord(tx, stored, String(id))
  const version = entry.version + 1
  const state = removes ? (entry.data ? 'draft' : 'removed') : entry.state
  const end = removes ? withoutEnd : {}
  await updateEntry(tx, entry, { version, state, is_new: removes, updated_by: by, ...end })
  const { kind, record_id } = entry
  await insertVersion(tx, { kind, record_id, version, action: 'direct', state, data: null, by })
}
