import 'server-only'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle } from '@/lib/db/handle'
import { inTransaction, migrationNames } from '@/lib/db/migrate'
import {
  listFileKeys,
  listSequences,
  listTables,
  readLines,
  type Connection,
  type CopiedTable,
} from '@/lib/db/table-copies'
import type { FileStorage } from '@/lib/files/file-storage'
import { makePrivate } from '@/lib/files/private-folder'
import { logger } from '@/lib/log/logger'
import { release } from '@/lib/settings/release'
import { createHash } from 'node:crypto'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFiles } from './file-copies'
import {
  filePath,
  tablePath,
  verifiedManifest,
  writeManifest,
  type Manifest,
  type StoredTable,
  type Sums,
} from './manifest'

export interface BackupSource {
  engine: Manifest['engine']
  storage: FileStorage
  /** Opens the database, or a copy of it, as it is at that moment. */
  openSnapshot: () => Promise<DatabaseHandle>
}

/** A file may be deleted between the moment of the database and its copying; not twice in a row. */
const attempts = 2

/**
 * Writes tables and files into an empty folder, each table as it was at one moment and with the
 * files that it names, then reads everything back. Throws `DatabaseRefused` where there is nothing
 * to back up, or when the folder is not empty.
 */
export async function writeBackup(folder: string, source: BackupSource): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new DatabaseRefused(`${folder} is not empty.`)
  makePrivate(folder, (line) => logger().warn(line))
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const sums = new Map<string, string>()
  // Files stand before the rows that name them, and are deleted after these.
  await copyFiles(source.storage, folder, sums)
  const database = await copyConsistently(folder, source, sums)
  await writeManifest(folder, sums, {
    release: release(),
    engine: source.engine,
    taken_at: new Date().toISOString(),
    ...database,
    files: [...sums.keys()].filter((path) => path.startsWith(filePath(''))).length,
  })
  return (await verifiedManifest(folder)).manifest
}

async function copyConsistently(folder: string, source: BackupSource, sums: Map<string, string>) {
  for (let attempt = 1; ; attempt++) {
    const copied = await copyDatabase(folder, source)
    await copyFiles(source.storage, folder, sums)
    const missing = missingFiles(copied.keys, sums)
    if (missing.length > 0 && attempt < attempts) continue
    for (const { name, sha256 } of copied.tables) sums.set(tablePath(name), sha256)
    const { migrations, tables, sequences } = copied
    return { migrations, tables, sequences, missing }
  }
}

function missingFiles(keys: readonly string[], sums: Sums): string[] {
  const copied = new Set([...sums.keys()].map((path) => path.split('/')[2]))
  return keys.filter((key) => !copied.has(key))
}

async function copyDatabase(folder: string, { openSnapshot }: BackupSource) {
  const database = await openSnapshot()
  try {
    return await database.withoutTimeout((_, client) =>
      inTransaction(
        client,
        async () => {
          const migrations = await migrationNames(client)
          if (migrations.length === 0) throw new DatabaseRefused('There is nothing to back up yet.')
          const tables: StoredTable[] = []
          for (const table of await listTables(client)) {
            tables.push(await copyTable(client, table, join(folder, tablePath(table.name))))
          }
          const keys = await listFileKeys(client)
          return { migrations, tables, sequences: await listSequences(client), keys }
        },
        'isolation level repeatable read read only',
      ),
    )
  } finally {
    await database.close()
  }
}

async function copyTable(
  client: Connection,
  table: CopiedTable,
  path: string,
): Promise<StoredTable> {
  const hash = createHash('sha256')
  let rows = 0
  const file = await open(path, 'w', 0o600)
  try {
    for await (const lines of readLines(client, table)) {
      const text = `${lines.join('\n')}\n`
      hash.update(text)
      rows += lines.length
      await file.writeFile(text)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { ...table, rows, sha256: hash.digest('hex') }
}
