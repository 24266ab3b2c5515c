import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Transaction } from '@/lib/db/database'
import { asPublished, labelOf, translatedPairs } from '../kinds/rules'
import { storedKind, type StoredKind } from '../kinds/server/kinds'
import { deleteRecord, findRecord, nextId, writeRecord, type ContentFields } from './records.sql'
import { difference, missingLanguages } from '../rules'
import { insertEntry, type EntryRow } from './content-store.sql'
import { lockRecord, withoutDraft, writeStep } from './content-store'
import { validRecord } from './validation'

/** A record of a list that replaces others as a whole. */
interface ReviewedRecord {
  /** Null for a new record. */
  id: string | null
  /** Null for one that is removed. */
  record: ContentFields | null
  by: number
  /** The day on which what is confirmed was checked; missing for a record that comes back as it was. */
  day?: string
}

/**
 * Publishes or removes a record past drafts that two people reviewed with the list that it is in,
 * such as an imported file, or publishes the dataset of that file: with its version and audit entry.
 * A draft of it stays, and asks for a new review. Only for kinds that search does not know. Throws `invalid` with the fields.
 */
export async function writeReviewed(
  tx: Transaction,
  name: string,
  { id, record, by, day }: ReviewedRecord,
): Promise<void> {
  const open = storedKind(name)
  const { kind, storage } = open
  if (kind.searchType || kind.searchPage || kind.names) throw new Problem('internal')
  const record_id = id ?? (await nextId(tx, name, storage, record ?? {}))
  const first = { kind: name, record_id, version: 0, state: 'published' as const, is_new: true }
  const isPublished = (await findRecord(tx, storage, record_id)) !== undefined
  if (record && !isPublished) await insertEntry(tx, { ...first, ...labelOf(kind, record) })
  const { entry, published } = await lockRecord(tx, open, record_id)
  const after = record && (await publishedOf(tx, open, { id: record_id, record, published, day }))
  if (!after) await deleteRecord(tx, storage, record_id)
  const isDraft = entry.data !== null
  const own = isDraft ? { approved_by: null, publish_at: null } : fieldsOf(open, after)
  await writeStep(tx, entry, {
    action: after ? 'publish' : 'remove',
    by,
    data: after,
    touched: {},
    noted: after ? difference(published, after) : { before: published },
    state: isDraft ? 'draft' : after ? 'published' : 'removed',
    change: { ...own, is_new: !after },
  })
}

async function publishedOf(
  tx: Transaction,
  open: StoredKind,
  { id, record, published, day }: ReviewedWrite,
): Promise<ContentFields> {
  const isNew = published === null
  const valid = await validRecord(tx, open, { id, record, isNew })
  const after =
    day === undefined ? valid : asPublished(open.kind, { record: valid, before: published, day })
  await writeRecord(tx, open.storage, { id, record: after, isNew })
  return after
}

interface ReviewedWrite {
  id: string
  record: ContentFields
  published: ContentFields | null
  day: string | undefined
}

/** The fields of an entry without a draft whose record was replaced. */
const fieldsOf = ({ kind }: StoredKind, after: ContentFields | null): Partial<EntryRow> => ({
  ...withoutDraft,
  ...(after && {
    ...labelOf(kind, after),
    touched: {},
    published_touched: {},
    older: [],
    missing: missingLanguages(after, translatedPairs(kind)),
  }),
})
