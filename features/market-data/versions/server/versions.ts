import 'server-only'
import { marketAccessTag } from '@/features/market-access/contract'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { publishing, type Publication } from '@/lib/cache/publication'
import {
  database,
  transaction,
  withoutTimeout,
  type Executor,
  type Transaction,
} from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { deleteRows } from '../../server/difference.sql'
import {
  documentsToEdit,
  replaceDocuments,
  requireSameDifference,
  type ContentWriter,
} from '../../server/market-documents'
import {
  datasetSubject,
  mayAct,
  mayPublish,
  versionSubject as subject,
  type VersionAction,
} from '../../rules'
import { addDataset } from '../../server/market-data'
import { setPublished, updateVersion } from '../../server/market-data.sql'
import type { createDataset } from '../contract'
import { factsOf, retiredReport, toDataset, toDetail, toVersion } from './versions.mapper'
import {
  deleteVersion,
  lockDataset,
  selectDatasets,
  selectFormer,
  selectVersions,
  type DatasetRow,
  type VersionRow,
} from './versions.sql'

function editorOf(actor: Actor): number {
  requireAccess('staff:data', actor)
  return personOf(actor).userId
}

/** Every dataset with what is published of it. Throws `forbidden`. */
export async function listDatasets(actor: Actor) {
  requireAccess('staff:data', actor)
  return (await selectDatasets(await database())).map(toDataset)
}

/** A dataset with its versions, newest first. Throws `forbidden`, `not_found`. */
export async function datasetWithVersions(actor: Actor, id: number) {
  requireAccess('staff:data', actor)
  const db = await database()
  const dataset = await requireDataset(db, id)
  const versions = await selectVersions(db, { dataset: id })
  return { ...toDataset(dataset), versions: versions.map(toVersion) }
}

/** The published list of a dataset of documents, as a file to edit. Throws `forbidden`, `not_found`. */
export async function documentsFileOf(actor: Actor, id: number) {
  requireAccess('staff:data', actor)
  const db = await database()
  if ((await requireDataset(db, id)).kind !== 'documents') throw new Problem('not_found')
  return documentsToEdit(db)
}

/** A version with its report and its difference. Throws `forbidden`, `not_found`. */
export async function versionDetail(actor: Actor, id: number) {
  const by = editorOf(actor)
  return toDetail(await requireVersion(await database(), id), by)
}

export async function requireDataset(db: Executor, id: number): Promise<DatasetRow> {
  const [row] = await selectDatasets(db, id)
  if (!row) throw new Problem('not_found')
  return row
}

async function requireVersion(db: Executor, id: number): Promise<VersionRow> {
  const [row] = await selectVersions(db, { id })
  if (!row) throw new Problem('not_found')
  return row
}

/** Creates a dataset and returns it. Throws `forbidden`, `invalid`, `conflict`. */
export async function createEmptyDataset(actor: Actor, form: BodyOf<typeof createDataset>) {
  const by = editorOf(actor)
  return transaction(async (tx) =>
    toDataset(await requireDataset(tx, await addDataset(tx, by, form))),
  )
}

interface Step {
  tx: Transaction
  by: number
  version: VersionRow
  dataset: DatasetRow
}

/** The pages that an action on a version changes. */
const pagesOf: Readonly<Record<VersionAction, Publication>> = {
  publish: [marketAccessTag],
  restore: [marketAccessTag],
  discard: [],
}

/** Runs a step on a version whose dataset is locked. Throws `not_found`, and `conflict` by its state. */
async function withVersion<T>(
  actor: Actor,
  id: number,
  action: VersionAction,
  work: (step: Step) => Promise<T>,
): Promise<T> {
  const by = editorOf(actor)
  return publishing(pagesOf[action], async (tx) => {
    await lockDataset(tx, (await requireVersion(tx, id)).dataset_id)
    const version = await requireVersion(tx, id)
    if (!mayAct(action, version.state)) {
      throw new Problem('conflict', { fields: { state: [version.state] } })
    }
    return work({ tx, by, version, dataset: await requireDataset(tx, version.dataset_id) })
  })
}

/**
 * Points the dataset at the version; the one that was published becomes the former one. Returns what
 * can be taken back to.
 */
async function switchTo(
  { tx, by, version, dataset }: Step,
  write: ContentWriter,
): Promise<number | null> {
  const { version_id } = dataset
  if (version_id !== null) await retire(tx, dataset, version_id)
  const given = { write, by, dataset: dataset.id, from: version_id, to: version.id }
  const former = dataset.kind === 'documents' ? await replaceDocuments(tx, given) : version_id
  await setPublished(tx, dataset.id, version.id)
  const published_at = new Date().toISOString()
  await updateVersion(tx, version.id, { state: 'published', published_by: by, published_at })
  const record = { ...dataset, ...factsOf(version, dataset, today()) }
  await write(tx, 'market-datasets', { id: String(dataset.id), record, by })
  return former
}

async function retire(tx: Transaction, dataset: DatasetRow, id: number): Promise<void> {
  const report = retiredReport(await requireVersion(tx, id), dataset)
  await updateVersion(tx, id, { state: 'former', report })
}

const comparison = z.object({ compared_with: z.int().nullable() })

/** Throws `conflict` where another version was published since the difference was shown. */
function requireSameBase({ difference }: VersionRow, { version_id }: DatasetRow): void {
  const { compared_with = version_id } = comparison.safeParse(difference).data ?? {}
  if (version_id === null || version_id === compared_with) return
  throw new Problem('conflict', { fields: { difference: ['changed'] } })
}

/**
 * Publishes a version that somebody else loaded: the public reads it at once, on every instance.
 * Throws `not_found`, `forbidden`, and `conflict` at `state`, at `approved_by` for a version that the
 * same person loaded, or at `difference` where it is no longer the one that was shown.
 */
export async function publishLoaded(actor: Actor, id: number, write: ContentWriter) {
  await withVersion(actor, id, 'publish', async (step) => {
    const { tx, by, version, dataset } = step
    if (!mayPublish(version.created_by, by)) {
      throw new Problem('conflict', { fields: { approved_by: ['four_eyes'] } })
    }
    if (dataset.kind === 'documents') await requireSameDifference(tx, version)
    else requireSameBase(version, dataset)
    const before = await switchTo(step, write)
    const change = { dataset: dataset.key, before }
    await recordChange(tx, { by, action: 'publish', subject, id, change })
    const former = await selectFormer(tx, dataset.id)
    const kept = before ?? former[0]?.id
    for (const one of former) if (one.id !== kept) await clearLater(tx, one.id)
  })
  return versionDetail(actor, id)
}

/** Takes the published version back to the former one. Throws `not_found`, `forbidden`, `conflict`. */
export async function restoreFormer(actor: Actor, id: number, write: ContentWriter) {
  await withVersion(actor, id, 'restore', async (step) => {
    await switchTo(step, write)
    const change = { dataset: step.dataset.key, before: step.dataset.version_id }
    await recordChange(step.tx, { by: step.by, action: 'restore', subject, id, change })
  })
  return versionDetail(actor, id)
}

/** Withdraws a dataset; its version can be published again. Throws `not_found`, `conflict`. */
export async function withdraw(actor: Actor, id: number, write: ContentWriter) {
  const by = editorOf(actor)
  await publishing({ withdrawn: [marketAccessTag] }, async (tx) => {
    if (!(await lockDataset(tx, id))) throw new Problem('not_found')
    const dataset = await requireDataset(tx, id)
    if (dataset.version_id === null) throw new Problem('conflict', { fields: { state: ['none'] } })
    const from = dataset.version_id
    await retire(tx, dataset, from)
    if (dataset.kind === 'documents') {
      await replaceDocuments(tx, { write, by, dataset: id, from, to: null })
    }
    await setPublished(tx, id, null)
    const change = { before: dataset.version_id }
    await recordChange(tx, { by, action: 'withdraw', subject: datasetSubject, id, change })
  })
  return datasetWithVersions(actor, id)
}

/** Deletes a version that was never published. Throws `not_found`, `conflict` by its state. */
export async function discard(actor: Actor, id: number) {
  return withVersion(actor, id, 'discard', async ({ tx, by, version, dataset }) => {
    await clearLater(tx, id)
    const change = { dataset: dataset.key, file: version.file_name }
    await recordChange(tx, { by, action: 'discard', subject, id, change })
    return toDetail(version, by)
  })
}

/** Deletes a version with its rows, which are too many for one statement. */
export const clearMarketVersion = jobKind({
  name: 'clear-market-version',
  payload: z.object({ id: z.int() }),
  run: ({ id }) =>
    withoutTimeout(async (db) => {
      await deleteRows(db, id)
      await deleteVersion(db, id)
    }),
})

/** Nobody can publish a version once its rows are going to be deleted. */
async function clearLater(tx: Transaction, id: number): Promise<void> {
  await updateVersion(tx, id, { state: 'refused' })
  await clearMarketVersion.enqueue(tx, { id })
}
