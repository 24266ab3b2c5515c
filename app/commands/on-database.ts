import { databaseOptions } from '@/lib/db/database'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle, Transaction } from '@/lib/db/handle'
import { requestOfHolder, type HolderRequest } from '@/lib/db/holder-requests'
import { isUntouched, migrate, pendingMigrations } from '@/lib/db/migrate'
import { openDatabase } from '@/lib/db/open'
import { settings } from '@/lib/settings/settings'
import { print } from './outcome'

/** Ends a command with one line. */
export function refuse(line: string): never {
  throw new DatabaseRefused(line)
}

/** Refuses a database without the tables that this version of the portal needs. */
export async function refuseOutdated(
  database: Pick<DatabaseHandle, 'withoutTimeout'>,
): Promise<void> {
  if ((await pendingMigrations(database)).length > 0) {
    refuse('The database is not up to date: run npm run db:migrate first.')
  }
}

/**
 * Lets the portal do the work of a command if it has the embedded database open, and prints its
 * answer; resolves with whether it did.
 */
export async function doneByPortal(
  request: HolderRequest,
  args: readonly string[] = [],
): Promise<boolean> {
  const { DATABASE_URL, DATA_DIR } = settings()
  if (DATABASE_URL) return false
  const lines = await requestOfHolder(DATA_DIR, request, args)
  for (const line of lines ?? []) print(line)
  return lines !== undefined
}

/**
 * Runs work in one transaction, in an empty database once it has its tables, and prints its lines. A
 * dump of the embedded database is taken when the portal starts next: it takes longer than the work.
 */
export async function onDatabase(work: (tx: Transaction) => Promise<string[]>): Promise<void> {
  const database = await openDatabase({ ...databaseOptions(), dumps: false, report: print })
  try {
    if (await isUntouched(database)) await migrate(database)
    await refuseOutdated(database)
    for (const line of await database.db.transaction(work)) print(line)
  } finally {
    await database.close()
  }
}
