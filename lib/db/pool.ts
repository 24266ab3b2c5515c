import pg from 'pg'
import { DatabaseUnavailable, sqlState, StorageFull } from './errors.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** More waiting callers than this are refused at once. */
const queueLimit = 200

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

/** What node-postgres and the operating system say when there is no connection. */
const lostConnection =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool after|timeout expired/

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
 * A pool of node-postgres that refuses instead of queueing without end, and whose errors are the
 * ones of `errors.ts`. `onLost` hears of connections that break while nobody uses them.
 */
export class GuardedPool extends pg.Pool {
  private readonly reading: ErrorReading

  constructor(config: pg.PoolConfig, reading: ErrorReading, onLost: (error: Error) => void) {
    super(config)
    this.reading = reading
    this.on('error', onLost)
    this.on('connect', (client) => guardClient(client, reading))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback === undefined) {
      if (this.overfull) return Promise.reject(tooMany())
      return super.connect().catch((error: Error) => {
        throw this.reading(error)
      })
    }
    if (this.overfull) return callback(tooMany(), undefined, () => undefined)
    super.connect((error, client, done) => callback(error && this.reading(error), client, done))
  }

  private get overfull(): boolean {
    return this.waitingCount >= queueLimit
  }
}

function tooMany(): DatabaseUnavailable {
  return new DatabaseUnavailable('Too many calls are waiting for the database.')
}

/** Makes a client report the errors of `errors.ts`, and survive the loss of its connection. */
export function guardClient(client: pg.ClientBase, reading: ErrorReading): void {
  client.on('error', () => undefined)
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const guarded = (...args: unknown[]): unknown => {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const told = (error: Error | undefined, result: unknown) =>
        callback(error && reading(error), result)
      return query(...args.slice(0, -1), told)
    }
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((error: Error) => {
      throw reading(error)
    })
  }
  Object.defineProperty(client, 'query', { value: guarded })
}
