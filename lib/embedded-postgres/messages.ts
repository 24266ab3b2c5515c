import type { TransactionState } from './wire.ts'

/** How the engine is opened. */
export interface OpenOrder {
  kind: 'open'
  /** The data directory, or undefined for a database in memory. */
  directory: string | undefined
  /** A tar file to fill an empty database in memory from. */
  template: string | undefined
  /** Writes are refused while the volume has less room, in bytes. */
  minimumFree: number
}

/** What the main thread asks of the engine's thread, one order at a time. */
export type Order =
  | OpenOrder
  /** Runs one batch of protocol messages. */
  | { kind: 'batch'; bytes: Uint8Array }
  /** Ends what a session left behind: open transaction, prepared statements, settings, locks. */
  | { kind: 'reset'; statements: string[] }
  /** Writes the data directory as an uncompressed tar file. */
  | { kind: 'dump'; file: string }
  /** Checkpoint when much was written since the last, and vacuum when told. */
  | { kind: 'tend'; vacuum: boolean }
  /** Lets notifications of a channel through, for all sessions. */
  | { kind: 'listen'; channel: string }
  /** A number that changes with every transaction that writes. */
  | { kind: 'marker' }
  | { kind: 'close' }

/** What an order answers. */
export interface Outcome {
  bytes?: Uint8Array
  state?: TransactionState
  marker?: string
}

/** A failure that answers no order (`id` undefined) comes from an engine that ends. */
export type Answer =
  | { id: number; ok: true; outcome: Outcome }
  | { id: number | undefined; ok: false; reason: FailureReason; message: string }

/** `version`: written by another engine. `broken`: anything else that stops it. */
export type FailureReason = 'version' | 'broken'

export interface Call {
  id: number
  order: Order
}
