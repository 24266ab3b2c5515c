import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { withReplicas } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { processWide } from '../settings/process-wide.ts'
import type { Database, Executor, ReadReplica } from './handle.ts'
import { endPool } from './pool.ts'

/** What the replica holds may be this much older, in milliseconds; then the primary is read. */
const oldestMs = 10_000
/** How often both servers tell their position, in milliseconds. */
const lookMs = 1_000
/** How long a replica that failed is left alone, in milliseconds. */
const restMs = 5_000

/** A position in the log of changes (`0/16B3748`), as PostgreSQL writes it. */
const position = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** The number of a position, by which two are compared; null for another text. */
function numberOf(text: string): bigint | null {
  const [, high, low] = position.exec(text) ?? []
  if (high === undefined || low === undefined) return null
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

const primaries = () => processWide('primary-databases', () => new WeakMap<Executor, Executor>())

/** The primary where this database reads from a replica; otherwise itself. */
export const primaryOf = (db: Executor): Executor => primaries().get(db) ?? db

/** A standby that answers reads of anyone who can bear that it is a little behind. */
export class Replica implements ReadReplica {
  /** Selects on the standby; everything else, also raw statements, on the primary. */
  readonly db: Database
  private readonly primary: Database
  private readonly standby: Database
  private readonly pool: pg.Pool
  private readonly report: (line: string) => void
  private replayed = 0n
  /** The last known position of the primary, and when it was there. */
  private before = { position: 0n, at: -Infinity }
  /** The replica holds everything that was written until then. */
  private holdsUntil = -Infinity
  private restsUntil = -Infinity
  private looking: Promise<void> | undefined

  constructor(primary: Database, pool: pg.Pool, report: (line: string) => void) {
    this.primary = primary
    this.pool = pool
    this.standby = drizzle(pool)
    this.report = report
    this.db = withReplicas(primary, [this.standby])
    primaries().set(this.db, primary)
  }

  /**
   * Whether the replica holds what was written up to a position, and nothing older than ten seconds
   * is missing. A text that is no position is never held.
   */
  async holds(written: string | null): Promise<boolean> {
    const now = performance.now()
    if (now < this.restsUntil) return false
    if (now - this.before.at >= lookMs) {
      this.looking ??= this.look().finally(() => delete this.looking)
      await this.looking
    }
    if (now - this.holdsUntil > oldestMs) return false
    if (written === null) return true
    const wanted = numberOf(written)
    return wanted !== null && wanted <= this.replayed
  }

  /** Leaves the replica alone for a while, after a read on it has failed. */
  failed(error: unknown): void {
    if (performance.now() >= this.restsUntil) {
      const reason = error instanceof Error ? error.message : String(error)
      this.report(`The replica does not answer, the primary is read: ${reason}`)
    }
    this.restsUntil = performance.now() + restMs
  }

  /** The position of the primary: all that is committed by now was written up to it. */
  async written(): Promise<string> {
    const { rows } = await this.primary.execute<{ at: string }>(
      sql`select pg_current_wal_insert_lsn()::text as at`,
    )
    return rows[0]?.at ?? ''
  }

  close(): Promise<void> {
    return endPool(this.pool)
  }

  private async look(): Promise<void> {
    try {
      const at = performance.now()
      const current = numberOf(await this.written()) ?? 0n
      const { rows } = await this.standby.execute<{ at: string | null }>(
        sql`select pg_last_wal_replay_lsn()::text as at`,
      )
      const replayed = numberOf(rows[0]?.at ?? '')
      if (replayed === null) throw new Error('DATABASE_READ_URL names no standby.')
      this.replayed = replayed
      if (replayed >= current) this.holdsUntil = at
      else if (replayed >= this.before.position) this.holdsUntil = this.before.at
      this.before = { position: current, at }
    } catch (error) {
      this.failed(error)
    }
  }
}
