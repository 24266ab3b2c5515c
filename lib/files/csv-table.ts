import 'server-only'
import { Problem } from '@/lib/api/problem'
import { createReadStream } from 'node:fs'
import { csvRecords, textLines, UnreadableFile, type CsvRecord } from './csv-records'

/** Descriptions have lines of their own. */
const maxLinesOfRecord = 2_000

/** A file that is refused as a whole, with what in it is to blame. */
export const refusedTable = (reason: string, detail = '') =>
  new Problem('invalid', { fields: { file: detail === '' ? [reason] : [reason, detail] } })

/**
 * The records of a received CSV file in UTF-8, its head first. Throws `invalid` with the reason at
 * `file`.
 */
export async function* tableRecords(path: string): AsyncGenerator<CsvRecord> {
  try {
    const bytes = createReadStream(/* turbopackIgnore: true */ path)
    yield* csvRecords(textLines(bytes, null), maxLinesOfRecord)
  } catch (error) {
    if (error instanceof UnreadableFile) throw refusedTable(error.reason)
    throw error
  }
}
