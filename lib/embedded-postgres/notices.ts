import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Something that happened to the embedded database and that staff must be told. */
export interface DatabaseNotice {
  /** ISO 8601, UTC. */
  at: string
  kind: 'restored-from-dump'
  /** The dump that was loaded; what was written after it is only in `setAside`. */
  dump: string
  setAside: string | undefined
  cause: string
}

/** The notices so far, oldest first. */
export function readNotices(file: string): DatabaseNotice[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

export function addNotice(file: string, notice: DatabaseNotice): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify([...readNotices(file), notice], undefined, 2))
  renameSync(`${file}.new`, file)
}
