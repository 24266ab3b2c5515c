import { DatabaseRefused } from '../../lib/db/errors.ts'
import type { DatabaseOptions } from '../../lib/db/handle.ts'
import { migrate } from '../../lib/db/migrate.ts'
import { openDatabase } from '../../lib/db/open.ts'
import { Ledger } from './ledger.ts'
import { checkRecords, prepareTables, writeRecord } from './records.ts'

/**
 * A process of the fault tests. It opens a database, or says `refused {after}` with the time that
 * took. Open, it says `checked {findings}` against the ledger, then by its task ends (`check`), applies the migrations and ends (`boot`), stays open (`hold`),
 * or writes until it is killed (`write`).
 */

interface Assignment {
  task: 'check' | 'boot' | 'hold' | 'write'
  database: DatabaseOptions
  ledger: string
}

const parallelWriters = 4

function send(word: string, detail: unknown = {}): void {
  process.stdout.write(`${word} ${JSON.stringify(detail)}\n`)
}

async function work({ task, database: options, ledger: ledgerFile }: Assignment): Promise<void> {
  const started = performance.now()
  const database = await openDatabase(options).catch((error: unknown) => {
    send('refused', { after: Math.round(performance.now() - started) })
    throw error
  })
  const opened = Math.round(performance.now() - started)
  if (task === 'boot') await migrate(database)
  await prepareTables(database)
  send('checked', { ...(await checkRecords(database, ledgerFile)), opened })
  if (task === 'check' || task === 'boot') return database.close()
  if (task === 'hold') return
  const ledger = new Ledger(ledgerFile)
  const write = async () => {
    for (;;) {
      const { id, digest } = await writeRecord(database.db)
      ledger.acknowledge(id, digest)
    }
  }
  await Promise.all(Array.from({ length: parallelWriters }, write))
}

try {
  await work(JSON.parse(process.argv[2] ?? ''))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(error instanceof DatabaseRefused ? error.exitCode : 1)
}
