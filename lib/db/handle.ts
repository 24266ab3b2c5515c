import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { EngineLimits } from '../embedded-postgres/session.ts'
import type { DatabaseNotice } from '../embedded-postgres/notices.ts'

/** The database through Drizzle; one type for both engines. */
export type Database = NodePgDatabase

/** What a transaction's work gets. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where a query may run: outside or inside a transaction. */
export type Executor = Database | Transaction

/** Called with the payload of each notification. */
export type NotificationHandler = (payload: string) => void

/** An open database, on either engine. */
export interface DatabaseHandle {
  engine: 'pglite' | 'postgres'
  db: Database
  /**
   * Runs work on a connection of its own without the time limits of requests: migrations, data
   * loads, commands. On PGlite requests wait only while it is inside a transaction.
   */
  patiently: <T>(work: (db: Database, client: pg.Client) => Promise<T>) => Promise<T>
  /**
   * Calls the handler for each NOTIFY on the channel, also those of this process. `onGap` is
   * called when the connection was lost and is back: notifications may have been missed.
   * Resolves with the way to stop.
   */
  listen: (
    channel: string,
    handler: NotificationHandler,
    onGap?: () => void,
  ) => Promise<() => Promise<void>>
  /** Takes and verifies a dump when something changed (PGlite); nothing on PostgreSQL. */
  dump: (reason: 'before-migration' | 'regular') => Promise<void>
  /** What happened to the embedded database that staff must be told; oldest first. */
  notices: () => DatabaseNotice[]
  close: () => Promise<void>
}

/** How a database is opened by code that runs by path and does not read the settings. */
export type DatabaseOptions = PostgresOptions | EmbeddedOptions

interface Reporting {
  /** Gets one line for what an operator should know. */
  report?: (line: string) => void
}

export interface PostgresOptions extends Reporting {
  url: string
  /** Connections at most. */
  connections?: number
}

export interface EmbeddedOptions extends Reporting {
  /** An absolute path; the database lies in its folder `database`. */
  dataDir: string
  /** Dumps on start, every 15 minutes and at shutdown. Tests and short commands go without. */
  dumps?: boolean
  /** Writes are refused while the volume has less room, in bytes. */
  minimumFree?: number
  /** Times of requests, where they differ from the usual ones. */
  limits?: Partial<EngineLimits>
}
