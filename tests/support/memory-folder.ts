import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const sharedMemory = '/dev/shm'
/** Bytes: what the databases and files of a run take, with space for the tests themselves. */
const neededSpace = 3_000_000_000
const neededMemory = 6_000_000_000

/**
 * The folder for temporary files of a run: in memory where there is enough, since creating databases
 * on a disk takes longer than the tests in them; else the system's.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize > neededSpace && freemem() > neededMemory ? sharedMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
