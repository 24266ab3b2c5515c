import type pg from 'pg'
import { DatabaseRefused } from './errors.ts'
import { appliedMigrations, inTransaction, migrateTo, migrationNames } from './migrate.ts'
import {
  listSequences,
  listTables,
  readLines,
  refilling,
  setSequences,
  tableSum,
  writeLines,
} from './table-copies.ts'

/**
 * Copies tables, rows and sequences into an empty database, and compares every table with what was
 * read. Throws `DatabaseRefused` for tables of a later release, and when a table differs.
 */
export async function carryRows(from: pg.Client, to: pg.Client): Promise<void> {
  await inTransaction(from, () => inTransaction(to, () => copy(from, to)), 'read only')
}

async function copy(from: pg.Client, to: pg.Client): Promise<void> {
  const names = await migrationNames(from)
  if (names.length < (await appliedMigrations(from)).size) {
    throw new DatabaseRefused('A later release of the portal wrote its tables.')
  }
  await migrateTo(to, names)
  const tables = await listTables(from)
  await refilling(to, await listTables(to), async () => {
    for (const table of tables) {
      for await (const lines of readLines(from, table)) await writeLines(to, table, lines)
    }
  })
  await setSequences(to, await listSequences(from))
  for (const table of tables) {
    const [read, written] = [await tableSum(from, table), await tableSum(to, table)]
    if (read.rows !== written.rows || read.sha256 !== written.sha256) {
      throw new DatabaseRefused(`The table ${table.name} differs once it is carried over.`)
    }
  }
}
