import 'server-only'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'
import { sql } from 'drizzle-orm'
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseRefused } from './errors'
import type {
  DatabaseHandle,
  DatabaseOptions,
  Executor,
  NotificationHandler,
  Transaction,
} from './handle'
import { processWide } from '@/lib/settings/process-wide'
import { openDatabase } from './open'

export type { Database, Executor, Transaction } from './handle'

const slot = Symbol.for('portal.db')

interface Holder {
  [slot]?: Promise<DatabaseHandle>
}

const holder: typeof globalThis & Holder = globalThis

/**
 * The database, opened on first use and once in a process, however often modules are evaluated.
 * Throws `DatabaseLocked` or another `DatabaseRefused` when it can never be opened as things are,
 * `DatabaseUnavailable` when it is away; the next call tries again.
 */
export async function database(): Promise<Executor> {
  return rehearsals().getStore() ?? (await handle()).db
}

/** Runs work in one transaction: committed when it resolves, rolled back when it throws. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return (await database()).transaction(work)
}

const rehearsals = () => processWide('rehearsals', () => new AsyncLocalStorage<Transaction>())

/**
 * Reads the database as it would be after a change, which nobody else ever sees: whatever is
 * written in `prepare`, or while `read` runs, is taken back.
 */
export async function rehearse<T>(
  prepare: (tx: Transaction) => Promise<void>,
  read: () => Promise<T>,
): Promise<T> {
  const takenBack = new Error('A rehearsal is taken back.')
  const seen: T[] = []
  try {
    await transaction(async (tx) => {
      await prepare(tx)
      seen.push(await rehearsals().run(tx, read))
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  const [answer] = seen
  if (answer === undefined) throw takenBack
  return answer
}

/** Runs work that may take as long as it needs, as no request may. */
export const patiently: DatabaseHandle['patiently'] = async (work) =>
  (await handle()).patiently(work)

/** Which engine answers, once it has answered. Throws `DatabaseUnavailable`. */
export async function pingDatabase(): Promise<'pglite' | 'postgres'> {
  const { db, engine } = await handle()
  await db.execute(sql`select 1`)
  return engine
}

/**
 * Calls the handler for each notification on the channel, from this and other instances. `onGap`
 * is called when some may have been missed. Resolves with the way to stop.
 */
export async function listen(
  channel: string,
  handler: NotificationHandler,
  onGap?: () => void,
): Promise<() => Promise<void>> {
  return (await handle()).listen(channel, handler, onGap)
}

/** Tells all listeners of the channel; inside a transaction, once it is committed. */
export async function notify(channel: string, payload = '', executor?: Executor): Promise<void> {
  const db = executor ?? (await database())
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Closes what is open: last dump, checkpoint, lock. The next use opens again. */
export async function closeDatabase(): Promise<void> {
  const opened = holder[slot]
  delete holder[slot]
  const found = await opened?.catch(() => undefined)
  await found?.close()
}

function handle(): Promise<DatabaseHandle> {
  holder[slot] ??= open().catch((error: unknown) => {
    delete holder[slot]
    throw error
  })
  return holder[slot]
}

async function open(): Promise<DatabaseHandle> {
  if (process.env.NEXT_PHASE === 'phase-production-build') {
    throw new DatabaseRefused('The database is not opened while the portal is built.')
  }
  return openDatabase({ ...databaseOptions(), report: (line) => logger().warn(line) })
}

/** Which database the settings name. Throws `DatabaseRefused` where they name none. */
export function databaseOptions(): DatabaseOptions {
  const { DATABASE_URL, DATA_DIR, ALLOW_EMBEDDED_DB } = settings()
  if (DATABASE_URL) return { url: DATABASE_URL }
  if (process.env.NODE_ENV === 'production' && !ALLOW_EMBEDDED_DB) {
    throw new DatabaseRefused(
      'DATABASE_URL is not set; to use the embedded database, set ALLOW_EMBEDDED_DB=1.',
    )
  }
  logger().warn('The embedded database is used; for production, set DATABASE_URL.')
  return { dataDir: DATA_DIR }
}
