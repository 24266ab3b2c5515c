import 'server-only'
import { homeCountry } from '@/lib/country/home'
import {
  refuseFile,
  type CodeTable,
  type FileFormat,
  type ImportFormat,
  type LineReason,
  type ReadingContext,
} from '@/features/market-files/contract'
import {
  formats,
  readFile,
  type KnownFormat,
  type ReadingEvent,
} from '@/features/market-files/server/market-files'
import { importOriginRules } from '@/features/origin/server/origin'
import { Problem } from '@/lib/api/problem'
import type { Database, Executor } from '@/lib/db/database'
import {
  flowKey,
  insertDocumentRows,
  insertFlows,
  insertTariffRates,
  selectTakenFlows,
} from './rows.sql'
import type { LoadReport } from '../versions/contract'
import { selectCodeTables, updateLoading } from '../versions/server/versions.sql'

const currentEdition = 2022

/**
 * What readers know of codes. An older one is mapped where it became exactly one code, and that one
 * came from it alone.
 */
export async function loadCodeTable(db: Executor): Promise<CodeTable> {
  const { subheadings, correlations, places, institutions } = await selectCodeTables(db)
  const current = new Set(subheadings)
  const below = new Map<string, string[]>()
  for (const code of subheadings) {
    for (const digits of [code.slice(0, 2), code.slice(0, 4), code]) {
      below.set(digits, [...(below.get(digits) ?? []), code])
    }
  }
  const byOld = Map.groupBy(correlations, ({ edition, old_code }) => `${edition} ${old_code}`)
  const byNew = Map.groupBy(correlations, ({ edition, hs6 }) => `${edition} ${hs6}`)
  const editions = new Set(correlations.map(({ edition }) => edition))
  const countries = new Map<string, string>()
  for (const { code_2, code_3, code_num, own } of places) {
    if (code_2 === null || own) continue
    countries.set(code_3, code_2)
    countries.set(code_num, code_2)
  }
  const markets = new Set(countries.values())
  return {
    below: (digits) => below.get(digits) ?? [],
    country: (code) => countries.get(code) ?? null,
    isMarket: (code_2) => code_2 !== homeCountry.code && markets.has(code_2),
    isInstitution: (id) => institutions.includes(id),
    today: (hs6, edition) => {
      if (edition === currentEdition) return current.has(hs6) ? { hs6 } : 'unknown_code'
      if (edition === null || !editions.has(edition)) return 'no_table'
      const successors = byOld.get(`${edition} ${hs6}`) ?? []
      const [first] = successors
      if (!first) return current.has(hs6) ? { hs6 } : 'unknown_code'
      const origins = byNew.get(`${edition} ${first.hs6}`) ?? []
      return successors.length === 1 && origins.length === 1 ? { hs6: first.hs6 } : 'divided'
    },
  }
}

const rowsAtOnce = 1_000
/** A file with few rows still shows that it is being read. */
const linesBetweenSigns = 20_000
const maxListed = 1_000

interface Load {
  id: number
  format: ImportFormat
  bytes: AsyncIterable<Uint8Array>
  context: ReadingContext
  /** Called with the number of lines read so far, about once a batch. */
  onProgress: (lines: number) => void
}

/** What has been read and loaded so far. */
interface Tally {
  rows_read: number
  rows_loaded: number
  rows_refused: number
  report: Pick<LoadReport, 'refused' | 'reasons' | 'skipped'>
}

/** How rows of a format are written. */
interface Writer<Row> {
  /** Returns how many were new. */
  insert: (db: Executor, id: number, rows: readonly Row[]) => Promise<number>
  /** What a row is found by, and the keys that the version has already; readers know the others. */
  key?: (row: Row) => string
  taken?: (db: Executor, id: number, rows: readonly Row[]) => Promise<Set<string>>
}

/**
 * Reads a file into a loading version: in batches, each in a short transaction that also gives the
 * sign of life. Throws `FileRefused`, also when the version is not loading any more.
 */
export async function loadRows(db: Database, load: Load): Promise<Tally> {
  const known: KnownFormat = formats[load.format]
  if (known.kind === 'flows') {
    const flows = { insert: insertFlows, key: flowKey, taken: selectTakenFlows }
    return new Loading(db, load, flows).run(known.format)
  }
  if (known.kind === 'rules') {
    return new Loading(db, load, { insert: importOriginRules }).run(known.format)
  }
  if (known.kind === 'documents') {
    return new Loading(db, load, { insert: insertDocumentRows }).run(known.format)
  }
  return new Loading(db, load, { insert: insertTariffRates }).run(known.format)
}

class Loading<Row> {
  private readonly tally: Tally = {
    rows_read: 0,
    rows_loaded: 0,
    rows_refused: 0,
    report: { refused: [], reasons: {}, skipped: 0 },
  }
  private readonly db: Database
  private readonly load: Load
  private readonly writer: Writer<Row>
  private batch: { row: Row; line: number }[] = []
  private signedAt = 0

  constructor(db: Database, load: Load, writer: Writer<Row>) {
    this.db = db
    this.load = load
    this.writer = writer
  }

  async run(format: FileFormat<Row>): Promise<Tally> {
    const { bytes, context } = this.load
    for await (const event of readFile(bytes, format, context)) {
      this.count(event)
      const unsigned = this.tally.rows_read - this.signedAt
      if (this.batch.length >= rowsAtOnce || unsigned >= linesBetweenSigns) await this.flush()
    }
    await this.flush()
    if (this.tally.rows_loaded === 0) refuseFile('nothing')
    return this.tally
  }

  private count(event: ReadingEvent<Row>): void {
    const { line } = event
    if (line > 0) this.tally.rows_read += 1
    if ('skipped' in event) this.tally.report.skipped += 1
    else if ('refused' in event) this.refuse(line, event.refused, event.text)
    else this.batch.push(...event.rows.map((row) => ({ row, line })))
  }

  private refuse(line: number, reason: LineReason, text: string): void {
    const { refused, reasons } = this.tally.report
    this.tally.rows_refused += 1
    reasons[reason] = (reasons[reason] ?? 0) + 1
    // A cut may leave half of a character, which the database does not take.
    if (refused.length < maxListed) refused.push({ line, reason, text: text.toWellFormed() })
  }

  private async flush(): Promise<void> {
    this.signedAt = this.tally.rows_read
    if (!(await this.write())) {
      await this.refuseDuplicates()
      if (!(await this.write())) throw new Problem('internal')
    }
    this.batch = []
    this.load.onProgress(this.tally.rows_read)
  }

  /** Writes the batch; not at all, and with the answer false, where some of it is there already. */
  private async write(): Promise<boolean> {
    const rows = this.batch.map(({ row }) => row)
    const { rows_read, rows_loaded, rows_refused } = this.tally
    const loaded = rows_loaded + rows.length
    const sign = { rows_read, rows_loaded: loaded, rows_refused }
    const duplicates = new Error('Some rows are there already.')
    try {
      await this.db.transaction(async (tx) => {
        const isAlive = await updateLoading(tx, this.load.id, sign)
        if (!isAlive) refuseFile('interrupted')
        if (rows.length === 0) return
        const written = await this.writer.insert(tx, this.load.id, rows)
        if (written < rows.length) throw duplicates
      })
    } catch (error) {
      if (error === duplicates) return false
      throw error
    }
    this.tally.rows_loaded = loaded
    return true
  }

  private async refuseDuplicates(): Promise<void> {
    const { key, taken } = this.writer
    if (!key || !taken) throw new Problem('internal')
    const rows = this.batch.map(({ row }) => row)
    const known = await taken(this.db, this.load.id, rows)
    this.batch = this.batch.filter(({ row, line }) => {
      const one = key(row)
      const isNew = !known.has(one)
      known.add(one)
      if (!isNew) this.refuse(line, 'duplicate', one)
      return isNew
    })
  }
}
