import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { join } from 'node:path'
import { localStorage } from './local-storage'
import type { ByteRange } from './ranges'
import { s3Storage } from './s3-storage'

/** Where files lie, by names of `lib/files/names`. */
export interface FileStorage {
  /** Keeps the bytes; once it resolves they outlive a power cut. Throws `StorageFull`. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** The file's bytes, or null when there is none. Files are small (at most 9 MB). */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** A part of the file while it is read, or null when there is none. Cancelling it ends the reading. */
  stream: (name: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  /** Everything that lies there. */
  list: () => AsyncIterable<StoredFile>
  /** Removes the file; one that is not there is no error. */
  delete: (name: string) => Promise<void>
}

export interface StoredFile {
  name: string
  /** When it was put there. */
  at: Date
}

/** The portal's storage: the bucket where one is set, else the folder `files` under `DATA_DIR`. */
export function storage(): FileStorage {
  return processWide('storage', () => {
    const { S3_BUCKET, S3_REGION, S3_ENDPOINT, ...given } = settings()
    if (!S3_BUCKET) return localStorage(join(given.DATA_DIR, 'files'))
    return s3Storage({
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
    })
  })
}
