import type { ByteRange } from './ranges'

/** Stores files under names of `lib/files/names`. */
export interface FileStorage {
  /** Stores the bytes durably: once it resolves, they survive a power cut. Throws `StorageFull`. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** The file's bytes, or null when there is none. Files are small (at most 9 MB). */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** A part of the file while it is read, or null when there is none. Cancelling it ends the reading. */
  stream: (name: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  /** All stored files. */
  list: () => AsyncIterable<StoredFile>
  /** Removes the file; one that is not there is no error. */
  delete: (name: string) => Promise<void>
}

export interface StoredFile {
  name: string
  /** When it was stored. */
  at: Date
}
