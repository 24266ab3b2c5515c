import type { TransactionState } from './wire.ts'

/** Messages between the main thread and the worker that runs PGlite. */

export interface OpenCommand {
  kind: 'open'
  /** The data directory, or undefined for a database in memory. */
  directory: string | undefined
  /** The directory is a copy that the earlier engine that wrote it reads. */
  byEarlierEngine?: boolean
  /** A tar file to fill an empty database in memory from. */
  template: string | undefined
  /** Writes are refused while the volume has less free space, in bytes. */
  minimumFree: number
}

/** Positions in PostgreSQL's log. */
export interface CutLog {
  readUpTo: string
  /** Where its last written page begins. */
  lastPage: string
}

export type Command =
  | OpenCommand
  /** Runs one batch of protocol messages. */
  | { kind: 'batch'; bytes: Uint8Array }
  /** Clears what a session left: open transaction, prepared statements, settings, locks. */
  | { kind: 'reset'; statements: string[] }
  /** Writes the data directory as an uncompressed tar file. */
  | { kind: 'dump'; file: string }
  /** Checkpoint when much was written since the last one. */
  | { kind: 'checkpoint' }
  /** Reads the names of all tables; partitions belong to theirs. */
  | { kind: 'tables' }
  /** Frees what was deleted in a table, and renews its statistics. */
  | { kind: 'vacuum'; table: string }
  /** Lets notifications of a channel through, for all sessions. */
  | { kind: 'listen'; channel: string }
  /** Reads a number that changes with every transaction that writes. */
  | { kind: 'marker' }
  | { kind: 'close' }

export interface Result {
  bytes?: Uint8Array
  state?: TransactionState
  marker?: string
  tables?: string[]
  /** The log went on beyond where the engine could read it when it opened. */
  cutLog?: CutLog
}

/** The worker gets one command at a time. */
export interface Request {
  id: number
  command: Command
}

/** A failure without an id answers no request: the worker is about to end. */
export type Response =
  | { id: number; ok: true; result: Result }
  | { id: number | undefined; ok: false; reason: FailureReason; message: string }

/**
 * `earlier`: written by an earlier version of the engine. `version`: by one that cannot be opened.
 * `broken`: anything else that stops it.
 */
export type FailureReason = 'earlier' | 'version' | 'broken'
