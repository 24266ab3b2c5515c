import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startStatement } from '../metrics/statements.ts'
import { DatabaseUnavailable, sqlState, StorageFull } from './errors.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** More waiting callers than this are refused at once. */
const queueLimit = 200

/** How long `endPool` waits for running work, in milliseconds. */
const endTimeout = 10_000

/** SQLSTATEs after which a retry makes sense, besides class 08 (connection) and 57P (shutdown). */
const transientStates = new Set([
  '25006', // a standby that only reads
  '25P03', // idle in transaction too long
  '40001', // serialization failure
  '40P01', // deadlock
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock timeout
  '57014', // statement timeout
])

const fullStates = new Set(['53100'])

/** Messages of node-postgres when there is no connection. */
const lostConnection =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool after|timeout expired|^Query read timeout/

/** The error as callers get it: `DatabaseUnavailable`, `StorageFull`, or unchanged. */
export type ErrorReading = (error: Error) => Error

/** Reads the errors of a PostgreSQL server and of a broken connection. */
export const readError: ErrorReading = (error) => {
  if (error instanceof DatabaseUnavailable || error instanceof StorageFull) return error
  const state = sqlState(error)
  if (state === undefined) {
    const lost = lostConnection.test(error.message) || 'syscall' in error
    return lost ? new DatabaseUnavailable(error.message, { cause: error }) : error
  }
  if (fullStates.has(state)) return new StorageFull(error.message, { cause: error })
  if (transientStates.has(state) || state.startsWith('08') || state.startsWith('57P')) {
    return new DatabaseUnavailable(error.message, { cause: error })
  }
  return error
}

/**
 * A pool of node-postgres with a bounded queue and the errors of `errors.ts`. It takes back a dead
 * client itself, since Drizzle does not release one whose `begin` failed. `onLost` is called when an
 * idle connection breaks.
 */
export class GuardedPool extends pg.Pool {
  private readonly reading: ErrorReading

  constructor(config: pg.PoolConfig, reading: ErrorReading, onLost: (error: Error) => void) {
    super(config)
    this.reading = reading
    this.on('error', onLost)
    this.on('connect', (client) => guardClient(client, reading))
    // A connection that breaks during `pool.query` is reported past the query of its client.
    guardQueries(this, reading)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    }
    if (this.waitingCount >= queueLimit) {
      const refused = new DatabaseUnavailable('Too many calls are waiting for the database.')
      return callback(refused, undefined, () => undefined)
    }
    super.connect((error, client, done) => {
      if (!client) return callback(error && this.reading(error), undefined, done)
      releaseWhenDead(client)
      callback(undefined, client, client.release)
    })
  }
}

/** The connections of a pool, and who waits for one. */
export function connectionsOf(pool: pg.Pool) {
  const { totalCount: size, idleCount: idle, waitingCount: waiting } = pool
  return { size, idle, waiting, max: pool.options.max }
}

/** Lets running work finish for a while, then ends the pool with it. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return
  await Promise.race([pool.end(), wait(endTimeout, undefined, { ref: false })])
}

/** Releases a client that dies; releasing it twice does no harm. */
function releaseWhenDead(client: pg.PoolClient): void {
  const { release } = client
  let released = false
  const releaseOnce = (error?: Error | boolean) => {
    if (released) return
    released = true
    client.off('error', died)
    client.off('end', died)
    release(error)
  }
  const died = () => releaseOnce(true)
  client.release = releaseOnce
  client.on('error', died)
  client.on('end', died)
}

/** Lets a client survive the loss of its connection, and reads the errors of its queries. */
function guardClient(client: pg.ClientBase, reading: ErrorReading): void {
  client.on('error', () => undefined)
  guardQueries(client, reading)
}

function guardQueries(target: pg.ClientBase | pg.Pool, reading: ErrorReading): void {
  const query: (...args: unknown[]) => unknown = target.query.bind(target)
  const guarded = (...args: unknown[]): unknown => {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const withReading = (error: Error | undefined, result: unknown) =>
        callback(error && reading(error), result)
      return query(...args.slice(0, -1), withReading)
    }
    const endStatement = startStatement(args[0])
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    const ended = (value: unknown) => {
      endStatement()
      return value
    }
    return result.then(ended, (error: Error) => {
      endStatement(error)
      if (beginsTransaction(args[0]) || isUnanswered(error)) Reflect.get(target, 'release')?.(true)
      throw reading(error)
    })
  }
  Object.defineProperty(target, 'query', { value: guarded })
}

/** Runs work on a connection of its own, outside any pool. */
export async function withClient<T>(
  config: pg.ClientConfig,
  reading: ErrorReading,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  guardClient(client, reading)
  try {
    await client.connect().catch((error: Error) => {
      throw reading(error)
    })
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Its connection still waits for the answer, and would keep the next caller waiting for it. */
const isUnanswered = ({ message }: Error) => message === 'Query read timeout'

function beginsTransaction(query: unknown): boolean {
  if (typeof query !== 'object' || query === null || !('text' in query)) return false
  return typeof query.text === 'string' && query.text.startsWith('begin')
}
