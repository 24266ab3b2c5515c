import 'server-only'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'
import { sql } from 'drizzle-orm'
import { AsyncLocalStorage } from 'node:async_hooks'
import { causedBy, DatabaseRefused, DatabaseUnavailable, StorageFull } from './errors'
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
 * The database, opened on first use and once in a process, however often modules are evaluated;
 * inside `dryRun` and `evenWhenShort`, their transaction; inside `fromReplica`, the replica.
 * Throws `DatabaseRefused` when it cannot be opened as things are, `DatabaseUnavailable` when it is
 * away; the next call tries again.
 */
export async function database(): Promise<Executor> {
  return ambient().getStore() ?? (await handle()).db
}

/** Runs work in one transaction: committed when it resolves, rolled back when it throws. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return (await database()).transaction(work)
}

const ambient = () => processWide('ambient-transactions', () => new AsyncLocalStorage<Executor>())

/**
 * Reads the database as it would be after a change. What `prepare` and `read` write is rolled back,
 * so it is never visible to others.
 */
export async function dryRun<T>(
  prepare: (tx: Transaction) => Promise<void>,
  read: () => Promise<T>,
): Promise<T> {
  const rollback = new Error('A dry run is rolled back.')
  const results: T[] = []
  try {
    await transaction(async (tx) => {
      await prepare(tx)
      results.push(await ambient().run(tx, read))
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  const [result] = results
  if (result === undefined) throw rollback
  return result
}

/**
 * Runs work that must succeed while the volume is short of space: logins of staff, and what they
 * delete. Where it is refused for want of space, it is repeated in one transaction that may use what
 * the embedded database holds back. Throws `StorageFull` when that is used up, too.
 */
export async function evenWhenShort<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (ambient().getStore() !== undefined || !causedBy(error, StorageFull)) throw error
    const { db } = await handle()
    return db.transaction((tx) => ambient().run(tx, work), { accessMode: 'read write' })
  }
}

/**
 * Runs a read on the replica, if there is one that holds what was written up to a position; on the
 * primary otherwise, also where the replica fails in mid-read. What the read itself writes, and what
 * it does in a transaction, is always done on the primary.
 */
export async function fromReplica<T>(written: string | null, read: () => Promise<T>): Promise<T> {
  const { replica } = await handle()
  if (!replica || !(await replica.holds(written))) return read()
  try {
    return await ambient().run(replica.db, read)
  } catch (error) {
    if (!causedBy(error, DatabaseUnavailable)) throw error
    replica.failed(error)
    return read()
  }
}

/** The position that a replica must have reached to hold all that is committed; null without one. */
export async function writtenUpTo(): Promise<string | null> {
  return (await handle()).replica?.written() ?? null
}

/** Runs work without the time limits of requests, on a connection of its own. */
export const withoutTimeout: DatabaseHandle['withoutTimeout'] = async (work) =>
  (await handle()).withoutTimeout(work)

/** Takes a verified dump where the engine has dumps. */
export async function dumpDatabase(): Promise<void> {
  await (await handle()).dump('regular')
}

/** Which engine answers, once it has answered. Throws `DatabaseUnavailable`. */
export async function pingDatabase(): Promise<'pglite' | 'postgres'> {
  const { db, engine } = await handle()
  await db.execute(sql`select 1`)
  return engine
}

/**
 * Calls the handler for each notification on the channel, from this and other instances. `onGap`
 * is called when some may have been missed. Resolves with the function that stops it.
 */
export async function listen(
  channel: string,
  handler: NotificationHandler,
  onGap?: () => void,
): Promise<() => Promise<void>> {
  return (await handle()).listen(channel, handler, onGap)
}

/** Notifies all listeners of the channel; inside a transaction, once it is committed. */
export async function notify(channel: string, payload = '', executor?: Executor): Promise<void> {
  const db = executor ?? (await database())
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** The connections of the pool; null where the database was not opened. */
export async function openConnections() {
  const opened = await holder[slot]?.catch(() => undefined)
  return opened?.connections() ?? null
}

/** Closes the database for good: what is asked of it from now on throws `DatabaseUnavailable`. */
export async function endDatabase(): Promise<void> {
  const opened = holder[slot]
  const ended = Promise.reject(new DatabaseUnavailable('The portal ends.'))
  ended.catch(() => undefined)
  holder[slot] = ended
  await (await opened?.catch(() => undefined))?.close()
}

/** Closes the database if it is open. The next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const opened = holder[slot]
  delete holder[slot]
  await (await opened?.catch(() => undefined))?.close()
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

/** The database that the settings name. Throws `DatabaseRefused` where they name none. */
export function databaseOptions(): DatabaseOptions {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, DATA_DIR, ALLOW_EMBEDDED_DB } =
    settings()
  if (DATABASE_URL)
    return { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL, readUrl: DATABASE_READ_URL }
  if (process.env.NODE_ENV === 'production' && !ALLOW_EMBEDDED_DB) {
    throw new DatabaseRefused(
      'DATABASE_URL is not set; to use the embedded database, set ALLOW_EMBEDDED_DB=1.',
    )
  }
  logger().warn('The embedded database is used; for production, set DATABASE_URL.')
  return { dataDir: DATA_DIR }
}
