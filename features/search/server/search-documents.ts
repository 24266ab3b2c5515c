import 'server-only'
import { largestId } from '@/lib/api/params'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { DatabaseHandle } from '@/lib/db/handle'
import { inLocale } from '@/lib/bilingual/in-locale'
import { routes } from '@/lib/routing/routes'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { type SearchType, searchTypes, listPages } from '../kinds/contract'
import { documentOf, type ListAddress } from './search-documents.mapper'
import {
  selectListPages,
  selectOfferCompanies,
  selectPageIds,
  selectOfferIds,
  selectSources,
  selectSourcesAfter,
  type SourceRow,
} from './sources.sql'
import {
  addToVocabulary,
  deleteDocuments,
  deleteOtherDocuments,
  lockDocuments,
  selectMissingKinds,
  writeDocuments,
} from './search-documents.sql'

const recordsAtOnce = 200
const lastId = largestId

/**
 * Updates the documents of some records in the transaction that changes the records: records that
 * are no longer public lose their documents. Companies are found by their offers, and change with
 * them.
 */
export async function indexRecords(
  tx: Executor,
  kind: SearchType,
  ids: readonly number[],
): Promise<void> {
  await indexOnly(tx, kind, ids)
  if (kind !== 'products' && kind !== 'services') return
  await indexOnly(tx, 'companies', await selectOfferCompanies(tx, kind, ids))
}

async function indexOnly(tx: Executor, kind: SearchType, ids: readonly number[]): Promise<void> {
  await lockDocuments(tx, false)
  const listAddress = await listAddresses(tx)
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    const batch = ids.slice(start, start + recordsAtOnce)
    const rows = await selectSources(tx, kind, batch)
    const shown = rows.map(({ id }) => id)
    await deleteDocuments(
      tx,
      kind,
      batch.filter((id) => !shown.includes(id)),
    )
    await write(tx, kind, rows, listAddress)
  }
}

/** Updates the documents of a company and of its offers, which are also found by its name. */
export async function indexCompany(tx: Executor, id: number): Promise<void> {
  await indexRecords(tx, 'companies', [id])
  for (const kind of ['products', 'services'] as const) {
    await indexOnly(tx, kind, await selectOfferIds(tx, kind, id))
  }
}

/** Updates the document of an application page that holds the texts of other records, by its page id. */
export async function indexPage(tx: Executor, pageId: number): Promise<void> {
  await indexOnly(tx, 'pages', await selectPageIds(tx, pageId))
}

const batchesAtOnce = 10

/** The rebuild that runs in this process: the next one waits for it rather than for its lock. */
let running: Promise<void> = Promise.resolve()

/** Rebuilds the documents of a kind; each job does some batches and enqueues the next job. */
export const reindexing = jobKind({
  name: 'reindex-search',
  payload: z.object({ kind: z.enum(searchTypes), after: z.int() }),
  run: (payload) => {
    const mine = running.then(() => rebuildSome(payload))
    running = mine.catch(() => undefined)
    return mine
  },
})

async function rebuildSome({ kind, after }: { kind: SearchType; after: number }): Promise<void> {
  let next: number | null = after
  for (let batch = 0; batch < batchesAtOnce && next !== null; batch += 1) {
    const from: number = next
    const done = await transaction(async (tx) => {
      await lockDocuments(tx, true)
      return rebuildBatch(tx, kind, { after: from, listAddress: await listAddresses(tx) })
    })
    next = done.next
  }
  if (next !== null) await reindexing.enqueue(await database(), { kind, after: next })
}

/** Enqueues a rebuild of the documents of some kinds, which starts when the transaction commits. */
export async function reindexLater(tx: Executor, kinds: readonly SearchType[]): Promise<void> {
  await reindexing.enqueueAll(
    tx,
    kinds.map((kind) => ({ kind, after: 0 })),
  )
}

/** Writes the documents of all kinds, in the transaction that loads the records. */
export async function indexEverything(tx: Executor): Promise<number> {
  await lockDocuments(tx, true)
  const listAddress = await listAddresses(tx)
  let written = 0
  for (const kind of searchTypes) {
    for (let after: number | null = 0; after !== null;) {
      const done = await rebuildBatch(tx, kind, { after, listAddress })
      written += done.written
      after = done.next
    }
  }
  return written
}

/**
 * Rebuilds the documents of all or of some kinds while the portal is running: batch by batch, each in a transaction that
 * writes existing records and deletes missing ones, so that the results are complete at any moment.
 * Resolves with the number of documents.
 */
export async function rebuildDocuments(
  handle: Pick<DatabaseHandle, 'withoutTimeout'>,
  progress: (at: { kind: SearchType; written: number }) => void = () => undefined,
  kinds: readonly SearchType[] = searchTypes,
): Promise<number> {
  let total = 0
  for (const kind of kinds) {
    let written = 0
    for (let after: number | null = 0; after !== null;) {
      const from: number = after
      const done = await handle.withoutTimeout((db) =>
        db.transaction(async (tx) => {
          await lockDocuments(tx, true)
          return rebuildBatch(tx, kind, { after: from, listAddress: await listAddresses(tx) })
        }),
      )
      written += done.written
      after = done.next
    }
    total += written
    progress({ kind, written })
  }
  return total
}

/** Builds the documents of kinds that have none, as after an update; resolves with their number. */
export async function indexIfEmpty(handle: DatabaseHandle): Promise<number> {
  const missing = await selectMissingKinds(handle.db, searchTypes)
  return rebuildDocuments(handle, undefined, missing)
}

async function rebuildBatch(
  tx: Executor,
  kind: SearchType,
  { after, listAddress }: { after: number; listAddress: ListAddress },
): Promise<{ written: number; next: number | null }> {
  const rows = await selectSourcesAfter(tx, kind, { after, limit: recordsAtOnce })
  const ids = rows.map(({ id }) => id)
  const last = rows.length < recordsAtOnce ? null : (ids.at(-1) ?? null)
  await write(tx, kind, rows, listAddress)
  await deleteOtherDocuments(tx, kind, [after + 1, last ?? lastId], ids)
  return { written: rows.length, next: last }
}

async function write(
  tx: Executor,
  kind: SearchType,
  rows: readonly SourceRow[],
  listAddress: ListAddress,
): Promise<void> {
  const made = rows.map((row) => documentOf(kind, row, listAddress))
  await writeDocuments(
    tx,
    made.map(({ document }) => document),
  )
  await addToVocabulary(tx, [...new Set(made.flatMap(({ vocabulary }) => vocabulary))].toSorted())
}

/** The addresses of the lists; a list without a menu entry has the address with its number alone. */
async function listAddresses(db: Executor): Promise<ListAddress> {
  const pages = await selectListPages(db, Object.values(listPages))
  return (pageId, locale) => {
    const page = pages.find(({ a_id }) => a_id === pageId)
    return page
      ? routes.page(pageId, inLocale(page, 'url', locale))
      : routes.applicationPage(String(pageId))
  }
}
