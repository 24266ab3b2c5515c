import 'server-only'
import {
  addressOfPicture,
  discardFiles,
  recordFiles,
  withStoredFiles,
  type StoredFile,
} from '@/features/files/server/files'
import {
  replaceFiles,
  saveUploadedAttachment,
  saveUploadedPicture,
} from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { ImportFileUse } from '@/lib/db/codes/offer-imports'
import { cellsByColumn, isTooWide, type Cells } from '@/lib/files/csv-cells'
import type { CsvRecord } from '@/lib/files/csv-records'
import { refusedTable, tableRecords } from '@/lib/files/csv-table'
import { nameKey } from '@/lib/files/disposition'
import { documentAddress, fileKeyOf } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { importLimits } from '../exchange/contract'
import { articleNumber, readHead } from '../exchange/rules'
import { filesNamedIn } from './import-lines.mapper'
import {
  findCurrent,
  insertImport,
  insertLines,
  insertNamedFiles,
  selectUses,
  updateFile,
  updateImport,
} from './imports.sql'
import { closeImport, lockOwnImport, viewOf } from './imports'
import type { OfferType } from '../kinds/contract'
import { memberOf } from '../my-offers/server/my-offers'

const linesAtOnce = 200

/**
 * Keeps the lines of a CSV file as an import, in bounded memory; one that is not taken over is put
 * aside for it. Nothing of it is taken over. Throws `invalid` with the reason at `file`, and
 * `conflict` while another one is being taken over.
 */
export async function beginImport(actor: Actor, type: OfferType, [file]: readonly ReceivedFile[]) {
  const { companyId: company_id, userId: created_by } = memberOf(actor)
  if (!file) throw refusedTable('required')
  return transaction(async (tx) => {
    const current = await findCurrent(tx, company_id)
    if (current?.state === 'taking') throw new Problem('conflict', { fields: { file: ['taking'] } })
    if (current) await closeImport(tx, current)
    const row = { company_id, created_by, type, file_name: file.fileName }
    const written = await insertImport(tx, row)
    if (!written) throw new Problem('conflict')
    const lines = await saveLines(tx, { id: written.id, type, path: file.path })
    await updateImport(tx, written.id, { lines })
    return viewOf(tx, { ...written, lines })
  })
}

type Row = Parameters<typeof insertLines>[1][number]

/** Writes the lines of a file in batches; returns how many there are. */
async function saveLines(
  tx: Executor,
  { id, type, path }: { id: number; type: OfferType; path: string },
): Promise<number> {
  const keys = new Set<string>()
  let columns: string[] | null = null
  let [lines, files] = [0, 0]
  let batch: Row[] = []
  const flush = async () => {
    await insertLines(tx, batch)
    const named = new Map(
      batch
        .flatMap(({ cells }) => filesNamedIn(cells))
        .map((one) => [`${one.use} ${one.name}`, { ...one, import_id: id }]),
    )
    files += await insertNamedFiles(tx, [...named.values()])
    if (files > importLimits.files) throw refusedTable('too_many_files')
    batch = []
  }
  for await (const record of tableRecords(path)) {
    const { line } = record
    if (!columns) {
      const head = readHead(type, 'refused' in record ? [] : record.cells)
      if (!('columns' in head)) throw refusedTable(head.reason, head.detail)
      columns = head.columns
      continue
    }
    if (!('refused' in record) && record.cells.every((cell) => cell.trim() === '')) continue
    lines += 1
    if (lines > importLimits.lines) throw refusedTable('too_many_lines')
    const rule = brokenRule(record, columns)
    const cells = 'refused' in record ? {} : cellsByColumn(columns, record.cells)
    const twice = rule === null && isTwice(cells, keys)
    const broken = rule ?? (twice ? 'twice' : null)
    batch.push({
      import_id: id,
      line,
      cells,
      ...(broken !== null && {
        result: 'refused' as const,
        reasons: [{ field: twice ? keyColumn(cells) : '', rule: broken }],
        is_broken: true,
      }),
    })
    if (batch.length >= linesAtOnce) await flush()
  }
  await flush()
  if (!columns) throw refusedTable('empty')
  if (lines === 0) throw refusedTable('nothing')
  return lines
}

/** Why a record is none. */
function brokenRule(record: CsvRecord, columns: readonly string[]): string | null {
  if ('refused' in record) return record.refused
  return isTooWide(columns, record.cells) ? 'columns' : null
}

const keyColumn = (cells: Cells) => ((cells.id ?? '').trim() === '' ? 'article_number' : 'id')

function isTwice(cells: Cells, keys: Set<string>): boolean {
  const [id, number] = [(cells.id ?? '').trim(), articleNumber(cells.article_number ?? '')]
  const own = [id && `id ${id}`, number && `number ${number}`].filter((key) => key !== '')
  const isKnown = own.some((key) => keys.has(key))
  for (const key of own) keys.add(key)
  return isKnown
}

/**
 * Stores files that lines of an import name, each once: the same name again replaces what came
 * before. Names that no line has are left aside. Throws `not_found`, `conflict` once it is being
 * taken over.
 */
export async function receiveFiles(actor: Actor, id: number, files: readonly ReceivedFile[]) {
  const { userId: owner } = memberOf(actor)
  const unnamed: string[] = []
  const wrong: { name: string; rule: string }[] = []
  let stored = 0
  await transaction((tx) => requireOpen(tx, actor, id))
  for (const file of files) {
    const name = nameKey(file.fileName)
    const uses = name === null ? [] : await selectUses(await database(), id, name)
    if (uses.length === 0) unnamed.push(file.fileName)
    for (const use of uses) {
      const rule = await saveFile(actor, { of: use, file, owner })
      if (rule === null) stored += 1
      else wrong.push({ name: file.fileName, rule })
    }
  }
  return { stored, unnamed, refused: wrong }
}

async function requireOpen(tx: Executor, actor: Actor, id: number) {
  const { state } = await lockOwnImport(tx, actor, id)
  if (state !== 'open' && state !== 'checked') throw new Problem('conflict')
}

type NamedUse = Awaited<ReturnType<typeof selectUses>>[number]

/** Stores a file for one use; returns the rule that it breaks, or null. */
async function saveFile(
  actor: Actor,
  { of, file, owner }: { of: NamedUse; file: ReceivedFile; owner: number },
): Promise<string | null> {
  try {
    await withStoredFiles(async (kept) => {
      const saved = await savedFile(of.use, file, owner)
      kept.push(saved)
      if (saved.sha256 === of.sha256) return discardFiles(kept)
      await transaction(async (tx) => {
        await requireOpen(tx, actor, of.import_id)
        await recordFiles(tx, kept)
        const address = addressOf(saved)
        await updateFile(tx, of, { address, sha256: saved.sha256, refused: null })
        await replaceFiles(tx, keysOf(of))
      })
    })
    return null
  } catch (error) {
    const [rule] = error instanceof Problem ? Object.values(error.fields ?? {}).flat() : []
    if (!(error instanceof Problem) || error.code !== 'invalid' || rule === undefined) throw error
    await updateFile(await database(), of, { refused: rule })
    return rule
  }
}

const keysOf = ({ address }: NamedUse) => {
  const key = fileKeyOf(address ?? '')
  return key === null ? [] : [key]
}

async function savedFile(use: ImportFileUse, file: ReceivedFile, owner: number) {
  if (use === 'certificate') {
    return saveUploadedAttachment({ field: 'files', file, owner })
  }
  if (file.kind === 'pdf') throw new Problem('invalid', { fields: { files: ['picture'] } })
  return saveUploadedPicture({ field: 'files', file, owner })
}

const addressOf = (file: StoredFile) =>
  file.kind === 'picture' ? addressOfPicture(file) : documentAddress(file.key)
