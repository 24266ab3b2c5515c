import { databaseOptions } from '@/lib/db/database'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle, Transaction } from '@/lib/db/handle'
import { pendingMigrations } from '@/lib/db/migrate'
import { openDatabase } from '@/lib/db/open'
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

/** Runs work in one transaction, and says what it answers once that is committed. */
export async function onDatabase(work: (tx: Transaction) => Promise<string[]>): Promise<void> {
  const database = await openDatabase({ ...databaseOptions(), report: print })
  try {
    await refuseOutdated(database)
    for (const line of await database.db.transaction(work)) print(line)
  } finally {
    await database.close()
  }
}
