import 'server-only'
import { csvLines } from '@/lib/files/csv'
import { readCell } from '@/lib/api/harmless-cell'
import { csvRecords, textLines, UnreadableFile } from '@/lib/files/csv-records'
import type { OriginRule } from '@/features/origin/contract'
import {
  refuseFile,
  type Cells,
  type DocumentRecord,
  type FileFormat,
  type FlowRecord,
  type ImportFormat,
  type LineReason,
  type RateRecord,
  type ReadingContext,
} from '../contract'
import { unComtrade } from '../rules/flows'
import { documentColumns, documentLine, documents } from '../rules/documents'
import { caTphs, euTaric, nationalTariff, ukMeasures, usHts } from '../rules/national'
import { originRules } from '../rules/origin'
import { witsMfn, witsPreferential, wtoStats, wtoTtd } from '../rules/statistics'

/** A format with the kind of dataset that it fills, and so the shape of its rows. */
export type KnownFormat =
  | { kind: 'tariff'; format: FileFormat<RateRecord>; half?: 'mfn' | 'preference' }
  | { kind: 'flows'; format: FileFormat<FlowRecord> }
  | { kind: 'rules'; format: FileFormat<OriginRule> }
  | { kind: 'documents'; format: FileFormat<DocumentRecord> }

/** `half` names the column that a file has; the other one is copied from what is published. */
export const formats: Readonly<Record<ImportFormat, KnownFormat>> = {
  'national-tariff': { kind: 'tariff', format: nationalTariff },
  'us-hts': { kind: 'tariff', format: usHts },
  'uk-measures': { kind: 'tariff', format: ukMeasures },
  'eu-taric': { kind: 'tariff', format: euTaric },
  'ca-tphs': { kind: 'tariff', format: caTphs },
  'wits-mfn': { kind: 'tariff', format: witsMfn, half: 'mfn' },
  'wits-preferential': { kind: 'tariff', format: witsPreferential, half: 'preference' },
  'wto-ttd': { kind: 'tariff', format: wtoTtd, half: 'mfn' },
  'wto-stats': { kind: 'tariff', format: wtoStats, half: 'mfn' },
  'un-comtrade': { kind: 'flows', format: unComtrade },
  'origin-rules': { kind: 'rules', format: originRules },
  documents: { kind: 'documents', format: documents },
}

/** Documents in the template of the portal: what is imported unchanged differs in nothing. */
export function documentsTable(list: readonly DocumentRecord['data'][]): string {
  return csvLines([documentColumns, ...list.map(documentLine)])
}

/** What came of a record of the file. */
export type ReadingEvent<Row> =
  | { line: number; rows: readonly Row[] }
  | { line: number; refused: LineReason; text: string }
  | { line: number; skipped: true }

const maxShownLength = 120

/** The name of a column as formats know it: without blanks around it, in lower case. */
const columnName = (head: string) => head.trim().toLowerCase()

/**
 * Reads a file line by line, in bounded memory. The rows of the end, which belong to no line, come
 * with line 0. Throws `FileRefused`.
 */
export async function* readFile<Row>(
  bytes: AsyncIterable<Uint8Array>,
  { columns, open }: FileFormat<Row>,
  context: ReadingContext,
): AsyncGenerator<ReadingEvent<Row>> {
  const reader = open(context)
  let places: Map<string, number> | null = null
  let width = 0
  for await (const record of records(bytes)) {
    const { line } = record
    if ('refused' in record) {
      yield { line, refused: record.refused, text: '' }
      continue
    }
    const values = record.cells
    if (places === null) {
      places = new Map(values.map((head, at) => [columnName(head), at]))
      width = values.length
      requireColumns(columns, places)
      continue
    }
    yield* eventsOf(line, values)
  }
  if (places === null) refuseFile('empty')
  const last = reader.end?.() ?? []
  if (last.length > 0) yield { line: 0, rows: last }

  function* eventsOf(line: number, values: string[]): Generator<ReadingEvent<Row>> {
    const text = values.join(' | ').slice(0, maxShownLength)
    const isWhole = values.length >= width && values.slice(width).every((cell) => cell === '')
    if (!isWhole) {
      yield { line, refused: 'columns', text }
      return
    }
    const cells: Cells = (name) => readCell(values[places?.get(name) ?? -1]?.trim() ?? '')
    const result = reader.line(cells)
    if (result === 'not_needed') yield { line, skipped: true }
    else if ('refused' in result) yield { line, refused: result.refused, text }
    else yield { line, rows: result.rows }
  }
}

/** The records of a file, the head first. Throws `FileRefused` for what is no CSV file. */
async function* records(bytes: AsyncIterable<Uint8Array>) {
  try {
    yield* csvRecords(textLines(bytes))
  } catch (error) {
    if (error instanceof UnreadableFile) refuseFile(error.reason)
    throw error
  }
}

function requireColumns(columns: readonly string[], places: ReadonlyMap<string, number>): void {
  const missing = columns.filter((column) => !places.has(column))
  if (missing.length > 0) refuseFile('missing_columns', missing.join(', '))
}
