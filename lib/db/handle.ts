import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { EmbeddedPostgres, OnDiskOptions } from '../embedded-postgres/embedded-postgres.ts'
import type { SessionLimits } from '../embedded-postgres/limits.ts'

export type Database = NodePgDatabase

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Runs a query outside or inside a transaction. */
export type Executor = Database | Transaction

export type NotificationHandler = (payload: string) => void

/** An open database, on either engine. */
export interface DatabaseHandle extends Pick<EmbeddedPostgres, 'dump' | 'notices'> {
  engine: 'pglite' | 'postgres'
  db: Database
  /**
   * Runs work on a connection of its own without the time limits of requests: migrations, data
   * loads, commands. On PGlite requests wait only while it is inside a transaction.
   */
  withoutTimeout: <T>(work: (db: Database, client: pg.Client) => Promise<T>) => Promise<T>
  /**
   * Calls the handler with the payload of each NOTIFY on the channel, also those of this process.
   * `onGap` is called when a lost connection is back: notifications may have been missed.
   * Resolves with the function that stops it.
   */
  listen: (
    channel: string,
    handler: NotificationHandler,
    onGap?: () => void,
  ) => Promise<() => Promise<void>>
  /** The connections of the pool, and who waits for one. */
  connections: () => { size: number; idle: number; waiting: number; max: number }
  /** The standby that answers reads, where there is one. */
  replica: ReadReplica | null
  close: () => Promise<void>
}

/** A standby for reads, as `Replica` is. */
export interface ReadReplica {
  db: Database
  holds: (written: string | null) => Promise<boolean>
  failed: (error: unknown) => void
  written: () => Promise<string>
}

/** How a database is opened by code that runs by path and does not read the settings. */
export type DatabaseOptions = PostgresOptions | EmbeddedOptions

export interface PostgresOptions extends Pick<OnDiskOptions, 'report'> {
  url: string
  /**
   * The server itself, where `url` is a pooler in transaction mode: what needs a session (LISTEN,
   * migrations, commands) is done there.
   */
  directUrl?: string | undefined
  /** A standby of the server, for reads that may be a little behind. */
  readUrl?: string | undefined
  /** Connections at most. */
  connections?: number
  /** Milliseconds after which a server that does not answer a request is given up. */
  answerMs?: number
}

export interface EmbeddedOptions extends Omit<OnDiskOptions, 'carryRows' | 'onMessage'> {
  /** Limits of requests that differ from the usual ones. */
  limits?: Partial<SessionLimits>
}
