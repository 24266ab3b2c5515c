import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Something that happened to the database and that staff must know. */
export interface Notice {
  /** ISO 8601, UTC. */
  at: string
  kind: 'restored-from-dump'
  /** The dump that was restored. */
  dump: string
  /** The damaged data directory, which alone holds what was written after the dump. */
  setAside: string | undefined
  cause: string
}

/** Oldest first. */
export function readNotices(file: string): Notice[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

export function addNotice(file: string, notice: Notice): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify([...readNotices(file), notice], undefined, 2))
  renameSync(`${file}.new`, file)
}
