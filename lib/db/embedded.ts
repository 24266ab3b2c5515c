import { drizzle } from 'drizzle-orm/node-postgres'
import { EventEmitter } from 'node:events'
import type pg from 'pg'
import {
  openInMemory as openEngineInMemory,
  openNewestDump,
  openOnDisk,
  type CarryRows,
  type EmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts'
import {
  DumpRefused,
  EngineUnavailable,
  OpenRefused,
  VolumeFull,
} from '../embedded-postgres/errors.ts'
import {
  longRunningLimits,
  requestLimits,
  type SessionLimits,
} from '../embedded-postgres/limits.ts'
import { DatabaseRefused, DatabaseUnavailable, sqlState, StorageFull } from './errors.ts'
import type { DatabaseHandle, EmbeddedOptions } from './handle.ts'
import { answerHolderRequest } from './holder-requests.ts'
import {
  connectionsOf,
  endPool,
  GuardedPool,
  readError,
  withClient,
  type ErrorReading,
} from './pool.ts'

/** With more connections, queries would wait in the engine instead of in the pool. */
const connections = 10

/** Reads the errors of the embedded engine, which refuses writes (25006) on a full volume. */
const readEmbeddedError: ErrorReading = (error) => {
  const { message } = error
  const cause = { cause: error }
  if (error instanceof EngineUnavailable) return new DatabaseUnavailable(message, cause)
  if (error instanceof OpenRefused || error instanceof DumpRefused) {
    return new DatabaseRefused(message, cause)
  }
  if (error instanceof VolumeFull || sqlState(error) === '25006') {
    return new StorageFull(message, cause)
  }
  return readError(error)
}

function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    throw readEmbeddedError(error)
  })
}

/**
 * Opens the embedded database of a data folder. Throws `DatabaseRefused` when another process has
 * it open or it cannot be opened, `StorageFull` when there is no space to open it.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<DatabaseHandle> {
  const engine = await reading(
    openOnDisk({ ...options, carryRows, onMessage: answerHolderRequest }),
  )
  return handleOf(engine, options.limits)
}

/** The code that copies is loaded when an earlier engine wrote the database, which is once. */
const carryRows: CarryRows = async (from, to) => {
  const copies = await import('./carry-rows.ts')
  await withClient(from(longRunningLimits), readEmbeddedError, (source) =>
    withClient(to(longRunningLimits), readEmbeddedError, (target) =>
      copies.carryRows(source, target),
    ),
  )
}

/** A copy in memory of the newest dump of a data folder; undefined where there is none. */
export async function openDumpInMemory(dataDir: string): Promise<DatabaseHandle | undefined> {
  const engine = await reading(openNewestDump(dataDir))
  return engine && handleOf(engine)
}

/** A database in memory that can be saved. */
export interface InMemoryDatabase extends DatabaseHandle {
  /** Writes it as a template file for `openInMemory`. */
  save: (file: string) => Promise<void>
}

/** A database in memory, empty or filled from a template file. For tests. */
export async function openInMemory(
  template?: string,
  limits?: Partial<SessionLimits>,
  minimumFree?: number,
): Promise<InMemoryDatabase> {
  const engine = await openEngineInMemory(template, minimumFree)
  return { ...handleOf(engine, limits), save: engine.save }
}

function handleOf(engine: EmbeddedPostgres, limits: Partial<SessionLimits> = {}): DatabaseHandle {
  const notifications = new EventEmitter().setMaxListeners(0)
  const forwardNotifications = (client: pg.ClientBase) =>
    client.on('notification', ({ channel, payload }) => {
      notifications.emit(`channel ${channel}`, payload ?? '')
    })
  const pool = new GuardedPool(
    {
      ...engine.clientConfig({ ...requestLimits, ...limits }),
      max: connections,
      idleTimeoutMillis: 0,
    },
    readEmbeddedError,
    () => undefined,
  )
  pool.on('connect', forwardNotifications)
  let closed: Promise<void> | undefined
  return {
    engine: 'pglite',
    db: drizzle(pool),
    withoutTimeout: (work) =>
      withClient(engine.clientConfig(longRunningLimits), readEmbeddedError, (client) => {
        forwardNotifications(client)
        return work(drizzle(client), client)
      }),
    listen: async (channel, handler, onGap = () => undefined) => {
      const name = `channel ${channel}`
      await reading(engine.listen(channel))
      notifications.on(name, handler)
      engine.reopenListeners.add(onGap)
      return () => {
        notifications.off(name, handler)
        engine.reopenListeners.delete(onGap)
        return Promise.resolve()
      }
    },
    dump: (reason) => reading(engine.dump(reason)),
    notices: engine.notices,
    connections: () => connectionsOf(pool),
    replica: null,
    close: () => (closed ??= endPool(pool).then(engine.close)),
  }
}
