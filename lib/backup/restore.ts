import 'server-only'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle } from '@/lib/db/handle'
import { inTransaction, isUntouched, migrate, migrateTo } from '@/lib/db/migrate'
import {
  listTables,
  refilling,
  setSequences,
  tableSum,
  writeLines,
  type Connection,
} from '@/lib/db/table-copies'
import type { FileStorage } from '@/lib/files/file-storage'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { restoreFiles } from './file-copies'
import { tablePath, verifiedManifest, type Manifest, type StoredTable } from './manifest'

const rowsAtOnce = 500

/**
 * Restores a backup into an empty database and storage, compares what is there then with what was
 * backed up, and brings the tables up to date. Nothing is left in the database when it fails. Throws
 * `DatabaseRefused` when the backup is damaged, or when the database holds tables.
 */
export async function restoreBackup(
  folder: string,
  database: DatabaseHandle,
  storage: FileStorage,
): Promise<Manifest> {
  if (!(await isUntouched(database))) {
    throw new DatabaseRefused('The database is in use: a backup is restored into an empty one.')
  }
  const { manifest, sums } = await verifiedManifest(folder)
  await restoreFiles(storage, folder, sums)
  await database.withoutTimeout((_, client) =>
    inTransaction(client, async () => {
      await migrateTo(client, manifest.migrations)
      await refilling(client, await listTables(client), async () => {
        for (const table of manifest.tables) await refill(client, table, folder)
      })
      await setSequences(client, manifest.sequences)
      for (const table of manifest.tables) await compare(client, table)
    }),
  )
  await migrate(database)
  return manifest
}

async function refill(client: Connection, table: StoredTable, folder: string): Promise<void> {
  let lines: string[] = []
  const flush = async () => {
    if (lines.length > 0) await writeLines(client, table, lines)
    lines = []
  }
  const input = createReadStream(join(folder, tablePath(table.name)))
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (lines.push(line) === rowsAtOnce) await flush()
  }
  await flush()
}

async function compare(client: Connection, table: StoredTable): Promise<void> {
  const { rows, sha256 } = await tableSum(client, table)
  if (rows !== table.rows || sha256 !== table.sha256) {
    throw new DatabaseRefused(
      `The table ${table.name} differs from the backup once it is restored.`,
    )
  }
}
