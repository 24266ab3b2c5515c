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
const reserveSize = 64 * megabyte

/**
 * A file that holds some room on the volume for the engine alone. On a full volume it gives way,
 * so that the database can be opened again and read; it comes back when there is room.
 */
export class Reserve {
  private readonly file: string
  private readonly minimumFree: number

  constructor(file: string, minimumFree: number) {
    this.file = file
    this.minimumFree = minimumFree
  }

  /** Whether the volume has less room than is guarded. */
  get isShort(): boolean {
    return this.free() < this.minimumFree
  }

  /** To be called before the engine is opened. */
  giveWay(): void {
    if (this.free() < reserveSize) rmSync(this.file, { force: true })
  }

  /** To be called now and then. Does nothing where no room is guarded. */
  restore(): void {
    if (this.minimumFree === 0 || existsSync(this.file)) return
    if (this.free() < this.minimumFree + 2 * reserveSize) return
    const making = `${this.file}.new`
    const descriptor = openSync(making, 'w')
    try {
      const block = Buffer.alloc(megabyte, 1)
      for (let written = 0; written < reserveSize; written += writeSync(descriptor, block));
      fsyncSync(descriptor)
    } catch {
      rmSync(making, { force: true })
      return
    } finally {
      closeSync(descriptor)
    }
    renameSync(making, this.file)
  }

  private free(): number {
    const { bavail, bsize } = statfsSync(dirname(this.file))
    return bavail * bsize
  }
}
