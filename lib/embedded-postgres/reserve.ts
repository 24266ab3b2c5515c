import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024
/** What PostgreSQL needs to recover and start on a full volume: log segments, most of all. */
export const reserveSize = 64 * megabyte

/**
 * A file that reserves space on the volume for the engine. On a full volume it is deleted, so that
 * the database can be opened again and read; it is written again when there is space.
 */
export class Reserve {
  private readonly file: string
  private readonly minimumFree: number

  constructor(file: string, minimumFree: number) {
    this.file = file
    this.minimumFree = minimumFree
  }

  /** Whether writes are refused because the volume is full. */
  get isShort(): boolean {
    return this.free() < this.minimumFree
  }

  /** Deletes the file on a full volume. To be called before the engine is opened. */
  release(): void {
    if (this.free() < reserveSize) rmSync(this.file, { force: true })
  }

  /** Writes the file where it is missing and there is space for it. */
  acquire(): void {
    if (this.minimumFree === 0 || existsSync(this.file)) return
    if (this.free() < this.minimumFree + 2 * reserveSize) return
    const newFile = `${this.file}.new`
    const descriptor = openSync(newFile, 'w')
    try {
      const block = Buffer.alloc(megabyte, 1)
      for (let written = 0; written < reserveSize; written += writeSync(descriptor, block));
      fsyncSync(descriptor)
    } catch {
      rmSync(newFile, { force: true })
      return
    } finally {
      closeSync(descriptor)
    }
    renameSync(newFile, this.file)
  }

  private free(): number {
    return freeBytes(dirname(this.file))
  }
}

/** Free space on the volume of a path; none where the path is gone with its volume. */
export function freeBytes(path: string): number {
  if (!existsSync(path)) return 0
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}
