import 'server-only'
import { FileRefused, refuseFile, type ImportFormat } from '@/features/market-files/contract'
import { formats } from '@/features/market-files/server/market-files'
import { isWorded } from '@/features/origin/server/origin'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import {
  database,
  transaction,
  withoutTimeout,
  type Database,
  type Executor,
} from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import type { ReceivedFile } from '@/lib/files/receive'
import { today } from '@/lib/i18n/today'
import { logger } from '@/lib/log/logger'
import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyMissingHalf, copyQuotas, countRows } from './difference.sql'
import { differenceOf } from './difference'
import { loadCodeTable, loadRows } from './loading'
import { refuseVersion, sweepImports, type AboutFile } from './orphans'
import { formatsOfKind, officialSources, versionSubject as subject } from '../rules'
import { addDataset } from './market-data'
import { findDatasetOf, insertVersion } from './market-data.sql'
import type { importFile } from '../versions/contract'
import { toDetail } from '../versions/server/versions.mapper'
import {
  isLoading,
  lockDataset,
  selectVersions,
  updateLoading,
  type DatasetRow,
} from '../versions/server/versions.sql'
import { requireDataset, versionDetail } from '../versions/server/versions'

/** A loading version with the file that fills it. */
export interface Import extends AboutFile {
  id: number
  by: number | null
  dataset: DatasetRow
  format: ImportFormat
  edition: number
  bytes: AsyncIterable<Uint8Array>
  onProgress?: (lines: number) => void
}

/**
 * Fills a loading version from a file, without the time limits of requests; then it is ready, or
 * refused and empty. Resolves with whether it is ready.
 */
export async function fillVersion(given: Import): Promise<boolean> {
  return withoutTimeout(async (db) => {
    try {
      await fill(db, given)
      return true
    } catch (error) {
      const isKnown = error instanceof FileRefused
      if (!isKnown) logger().error({ err: error, version: given.id }, 'import failed')
      const [reason, detail] = isKnown
        ? [error.reason, error.detail]
        : (['interrupted', ''] as const)
      await refuseVersion(db, given, reason, detail)
      return false
    }
  })
}

async function fill(db: Database, given: Import): Promise<void> {
  const { id, by, dataset, format, edition, bytes, onProgress = () => {} } = given
  const { period, source, licence } = given
  const { market, agreement_key: agreement } = dataset
  const codes = await loadCodeTable(db)
  const context = { codes, market, agreement, today: today(), edition, isWorded }
  const tally = await loadRows(db, { id, format, bytes, context, onProgress })
  const { report: read, ...counts } = tally
  const report = { ...read, period, source, licence, file: null }
  const from = dataset.version_id
  const known = formats[format]
  if (known.kind === 'tariff') {
    if (from !== null && known.half) await copyMissingHalf(db, known.half, { from, to: id })
    await copyQuotas(db, from, id)
  }
  const compared = await differenceOf(db, dataset.kind, { from, to: id })
  const difference = { ...compared, compared_with: from }
  const rows_loaded = await countRows(db, dataset.kind, id)
  await db.transaction(async (tx) => {
    const values = { ...counts, rows_loaded, difference, report }
    const isAlive = await updateLoading(tx, id, { ...values, state: 'ready' })
    if (!isAlive) refuseFile('interrupted')
    const change = { dataset: dataset.key, format, rows: rows_loaded, refused: counts.rows_refused }
    await recordChange(tx, { by, action: 'load', subject, id, change })
  })
}

interface NewImport {
  dataset: DatasetRow
  by: number | null
  format: ImportFormat
  fileName: string
}

/**
 * Begins a version that a file will fill. Throws `invalid` for a format of another kind of data, and
 * `conflict` while another file of the dataset is being loaded.
 */
export async function beginVersion(db: Executor, given: NewImport): Promise<number> {
  const { dataset, by, format, fileName } = given
  if (!formatsOfKind[dataset.kind].includes(format)) {
    throw new Problem('invalid', { fields: { format: ['choice'] } })
  }
  await lockDataset(db, dataset.id)
  if (await isLoading(db, dataset.id)) {
    throw new Problem('conflict', { fields: { file: ['loading'] } })
  }
  const about = { format, file_name: fileName, created_by: by }
  return insertVersion(db, { dataset_id: dataset.id, state: 'loading', ...about })
}

/**
 * Loads an uploaded file after the answer was sent: its version shows how far it is. The process that
 * received the file loads it; a version whose process dies is refused and emptied by the next sweep.
 * Throws `forbidden`, `not_found`, `invalid`, `conflict`.
 */
export async function startImport(
  actor: Actor,
  form: BodyOf<typeof importFile>,
  [file]: readonly ReceivedFile[],
) {
  requireAccess('staff:data', actor)
  const by = personOf(actor).userId
  if (!file) throw new Problem('invalid', { fields: { file: ['required'] } })
  const dataset = await requireDataset(await database(), form.dataset_id)
  await sweepImports()
  const { format, period, source, licence } = form
  const { fileName } = file
  const id = await transaction((tx) => beginVersion(tx, { dataset, by, format, fileName }))
  const path = join(dirname(dirname(file.path)), `import-${id}`)
  await rename(file.path, path)
  const edition = Number(form.edition)
  const about = { period, source, licence }
  void loadFrom(path, { id, by, dataset, format, ...about, edition })
  return versionDetail(actor, id)
}

async function loadFrom(path: string, given: Omit<Import, 'bytes'>): Promise<void> {
  try {
    await fillVersion({ ...given, bytes: createReadStream(path) })
  } catch (error) {
    logger().error({ err: error, version: given.id }, 'import failed')
  } finally {
    await rm(path, { force: true })
  }
}

interface CommandImport extends Pick<Import, 'period' | 'edition' | 'bytes' | 'onProgress'> {
  format: ImportFormat
  fileName: string
  /** The body whose format it is, where it is not given. */
  source?: string | undefined
  licence?: string | undefined
  /** Whose tariff it is. */
  market?: string | undefined
  /** The key of the dataset, where market and kind do not name it. */
  dataset?: string | undefined
}

/**
 * Loads a file in the name of a command, and resolves with its version. A tariff or flows without a
 * dataset get one. Throws `not_found`, `conflict`, and `invalid`, such as at `source`.
 */
export async function importFromCommand(given: CommandImport) {
  const { format, fileName, period, edition, bytes, onProgress, licence = '' } = given
  const source = given.source || officialSources[format]
  if (!source) throw new Problem('invalid', { fields: { source: ['required'] } })
  await sweepImports()
  const { id, dataset } = await transaction(async (tx) => {
    const dataset = await requireDataset(tx, await datasetOf(tx, given))
    return { id: await beginVersion(tx, { dataset, by: null, format, fileName }), dataset }
  })
  const progress = onProgress && { onProgress }
  const about = { period, source, licence }
  await fillVersion({ id, by: null, dataset, format, ...about, edition, bytes, ...progress })
  const [version] = await selectVersions(await database(), { id })
  if (!version) throw new Problem('not_found')
  return toDetail(version, 0)
}

async function datasetOf(
  tx: Parameters<typeof addDataset>[0],
  { format, market, dataset: key }: CommandImport,
): Promise<number> {
  const { kind } = formats[format]
  if (key === undefined && kind === 'tariff' && market === undefined) {
    throw new Problem('invalid', { fields: { market: ['required'] } })
  }
  const of = { kind, market: (kind === 'tariff' && market) || null }
  const known = await findDatasetOf(tx, key === undefined ? of : { key })
  if (known) return known.id
  if (key !== undefined || kind === 'rules') throw new Problem('not_found')
  return addDataset(tx, null, { ...of, kind })
}
