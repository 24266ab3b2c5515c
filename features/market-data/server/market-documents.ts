import 'server-only'
import { documentKey } from '@/features/market-files/contract'
import { documentsTable } from '@/features/market-files/server/market-files'
import { Problem } from '@/lib/api/problem'
import type { Executor, Transaction } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { isDeepStrictEqual } from 'node:util'
import { insertDocumentRows } from './rows.sql'
import { insertVersion, updateVersion } from './market-data.sql'
import { versionDifference, type VersionDifference } from '../versions/contract'
import { changesTo, type DocumentFields, type PublishedDocument } from '../rules/market-documents'
import {
  deleteDocumentRows,
  selectDocumentRows,
  selectPublishedDocuments,
} from './market-documents.sql'

/** The kind of content that documents are, too. */
const content = 'market-documents'
const shownExamples = 20
const maxKeyLength = 120
/** What a document found in no file has. */
const ownDefaults = { owner_email: '', review_months: 12 }

async function publishedDocuments(db: Executor, lock = false): Promise<PublishedDocument[]> {
  const rows = await selectPublishedDocuments(db, lock)
  return rows.map((row) => {
    const { id, updated_at: _, ...fields } = row
    return { id, key: documentKey(row), fields }
  })
}

async function listOf(db: Executor, version: number) {
  const rows = await selectDocumentRows(db, version)
  return rows.map(({ key, data: { id, ...fields } }) => ({
    id: typeof id === 'number' ? id : null,
    key,
    fields,
  }))
}

/** The documents that are published, as a file to edit and import. */
export async function documentsToEdit(db: Executor) {
  const rows = await selectPublishedDocuments(db)
  return { file_name: 'documents.csv', content: documentsTable(rows), rows: rows.length }
}

const only = (fields: DocumentFields | null, names: (name: string) => boolean) =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name]) => names(name)))

/**
 * What publishing a version changes in the documents that are published, whether they came from a
 * file or were written one by one.
 */
export async function documentDifference(
  db: Executor,
  version: number,
  lock = false,
): Promise<VersionDifference> {
  const changes = changesTo(await listOf(db, version), await publishedDocuments(db, lock))
  const count = (is: (change: (typeof changes)[number]) => boolean) => changes.filter(is).length
  return {
    added: count(({ before }) => before === null),
    removed: count(({ after }) => after === null),
    changed: count(({ before, after }) => before !== null && after !== null),
    examples: changes.slice(0, shownExamples).map(({ key, before, after }) => ({
      key: key.slice(0, maxKeyLength),
      before: only(before, (name) => !(name in ownDefaults)),
      after: only(after, (name) => !(name in ownDefaults)),
    })),
  }
}

/**
 * Throws `conflict` where documents were changed since the version was loaded: who publishes it has
 * seen another difference.
 */
export async function requireSameDifference(
  tx: Transaction,
  { id, difference }: { id: number; difference: unknown },
): Promise<void> {
  const shown = versionDifference.safeParse(difference).data
  if (isDeepStrictEqual(shown, await documentDifference(tx, id, true))) return
  throw new Problem('conflict', { fields: { difference: ['changed'] } })
}

/**
 * Publishes or removes a record of content that two people reviewed with its list. Both ids and
 * records may be null: for a new record, and for one that is removed. `day` is missing for one that
 * comes back as it was.
 */
export type ContentWriter = (
  tx: Transaction,
  kind: typeof content | 'market-datasets',
  write: { id: string | null; record: DocumentFields | null; by: number; day?: string },
) => Promise<void>

interface Replacement {
  write: ContentWriter
  by: number
  dataset: number
  from: number | null
  to: number | null
}

/**
 * Publishes the documents of a version in place of all others, or none at all; each change is a
 * version of its record. What was published is kept as it is in the version that is left, or in a new
 * one. Returns that version. Throws `invalid` for a document that cannot be published any more.
 */
export async function replaceDocuments(
  tx: Transaction,
  { write, by, dataset, from, to }: Replacement,
): Promise<number | null> {
  const published = await publishedDocuments(tx, true)
  const list = to === null ? [] : await listOf(tx, to)
  const former = await keep(tx, published, { dataset, from })
  for (const { id, isBack, after } of changesTo(list, published)) {
    const record = after && { ...ownDefaults, ...after }
    const given = { id: id === null ? null : String(id), record, by }
    await write(tx, content, isBack ? given : { ...given, day: today() })
  }
  return former
}

async function keep(
  tx: Transaction,
  published: readonly PublishedDocument[],
  { dataset, from }: Pick<Replacement, 'dataset' | 'from'>,
): Promise<number | null> {
  if (from === null && published.length === 0) return null
  const id = from ?? (await insertVersion(tx, { dataset_id: dataset, state: 'former' }))
  await deleteDocumentRows(tx, id)
  const rows = published.map(({ id: own, key, fields }, at) => {
    return { number: at + 1, key, data: { id: own, ...fields } }
  })
  await insertDocumentRows(tx, id, rows)
  await updateVersion(tx, id, { rows_loaded: rows.length })
  return id
}
