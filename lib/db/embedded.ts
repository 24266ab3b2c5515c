import { drizzle } from 'drizzle-orm/node-postgres'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { openCluster } from '../embedded-postgres/cluster.ts'
import { DumpKeeper } from '../embedded-postgres/dumps.ts'
import { EngineStream } from '../embedded-postgres/engine-stream.ts'
import { Engine } from '../embedded-postgres/engine.ts'
import { takeLock } from '../embedded-postgres/lock.ts'
import { readNotices } from '../embedded-postgres/notices.ts'
import { embeddedPaths } from '../embedded-postgres/paths.ts'
import { patientLimits, requestLimits, type EngineLimits } from '../embedded-postgres/session.ts'
import { Reserve } from '../embedded-postgres/reserve.ts'
import { keepUp } from '../embedded-postgres/upkeep.ts'
import { sqlState, StorageFull } from './errors.ts'
import type { DatabaseHandle, EmbeddedOptions } from './handle.ts'
import { endPool, GuardedPool, guardClient, readError, type ErrorReading } from './pool.ts'
import { hearWish } from './wishes.ts'

const megabyte = 1024 * 1024

/** More would only move the queue from the pool into the engine. */
const connections = 10

/** Below this much free room on the volume writes are refused (RELIABILITY 5.3). */
const defaultMinimumFree = 512 * megabyte

/** The engine itself refuses to write only while the volume is short of room. */
const readEmbeddedError: ErrorReading = (error) =>
  sqlState(error) === '25006' ? new StorageFull(error.message, { cause: error }) : readError(error)

/**
 * Opens the embedded database of a data directory: takes its lock, makes, repairs or opens it.
 * Throws `DatabaseLocked` when another process has it, `DatabaseRefused` when it cannot be opened,
 * `StorageFull` when the volume leaves no room to open it.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<DatabaseHandle> {
  const { dataDir, dumps = true, minimumFree = defaultMinimumFree } = options
  const { report = () => undefined, limits } = options
  const paths = embeddedPaths(dataDir)
  const lock = await takeLock(paths.root, hearWish)
  try {
    const reserve = new Reserve(paths.reserve, minimumFree)
    const engine = await openCluster({ paths, minimumFree, reserve, report })
    const keeper = new DumpKeeper(engine, paths.dumps)
    const stopUpkeep = keepUp(engine, reserve, dumps ? keeper : undefined, report)
    return handleOf(
      engine,
      { ...requestLimits, ...limits },
      {
        dump: (reason) => keeper.take(reason),
        notices: () => readNotices(paths.notices),
        beforeClose: stopUpkeep,
        afterClose: () => lock.release(),
      },
    )
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A database of which nothing lasts, unless it is saved. */
export interface InMemoryDatabase extends DatabaseHandle {
  /** Writes it as a template file for `openInMemory`. */
  save: (file: string) => Promise<void>
}

/** A database in memory, empty or filled from a template file. For tests. */
export async function openInMemory(
  template?: string,
  limits?: Partial<EngineLimits>,
): Promise<InMemoryDatabase> {
  const engine = await Engine.start(
    { kind: 'open', directory: undefined, template, minimumFree: 0 },
    { report: () => undefined, beforeOpening: () => undefined },
  )
  const handle = handleOf(
    engine,
    { ...requestLimits, ...limits },
    {
      dump: () => Promise.resolve(),
      notices: () => [],
      beforeClose: () => Promise.resolve(),
      afterClose: () => undefined,
    },
  )
  return { ...handle, save: async (file) => void (await engine.upkeep({ kind: 'dump', file })) }
}

interface Surroundings extends Pick<DatabaseHandle, 'dump' | 'notices'> {
  beforeClose: () => Promise<void>
  afterClose: () => void
}

function handleOf(engine: Engine, limits: EngineLimits, around: Surroundings): DatabaseHandle {
  const notifications = new EventEmitter().setMaxListeners(0)
  const pool = new GuardedPool(
    { ...clientConfig(engine, limits), max: connections, idleTimeoutMillis: 0 },
    readEmbeddedError,
    () => undefined,
  )
  pool.on('connect', (client) => forward(client, notifications))
  let closed: Promise<void> | undefined
  const close = async () => {
    await endPool(pool)
    await around.beforeClose()
    await engine.close()
    around.afterClose()
  }
  return {
    engine: 'pglite',
    db: drizzle(pool),
    patiently: async (work) => {
      const client = new pg.Client(clientConfig(engine, patientLimits))
      guardClient(client, readEmbeddedError)
      forward(client, notifications)
      await client.connect()
      try {
        return await work(drizzle(client), client)
      } finally {
        await client.end()
      }
    },
    listen: async (channel, handler, onGap = () => undefined) => {
      const name = `channel ${channel}`
      await engine.listen(channel)
      notifications.on(name, handler)
      engine.returns.add(onGap)
      return () => {
        notifications.off(name, handler)
        engine.returns.delete(onGap)
        return Promise.resolve()
      }
    },
    dump: around.dump,
    notices: around.notices,
    close: () => (closed ??= close()),
  }
}

function forward(client: pg.ClientBase, notifications: EventEmitter): void {
  client.on('notification', ({ channel, payload }) => {
    notifications.emit(`channel ${channel}`, payload ?? '')
  })
}

/** One connection is one session of the one backend. */
function clientConfig(engine: Engine, limits: EngineLimits): pg.ClientConfig {
  return {
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    connectionTimeoutMillis: limits.deadline,
    stream: () => new EngineStream((onLost) => engine.session(limits, onLost)),
  }
}
