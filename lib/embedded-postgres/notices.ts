import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CutLog } from './messages.ts'

interface RestoredFromDump {
  /** ISO 8601, UTC. */
  at: string
  kind: 'restored-from-dump'
  /** The dump that was restored. */
  dump: string
  /** The damaged data directory, which alone holds what was written after the dump. */
  setAside: string | undefined
  cause: string
}

/** What was written last before the portal stopped may be missing. */
interface LogCut extends CutLog {
  /** ISO 8601, UTC. */
  at: string
  kind: 'log-cut'
}

/** Something that happened to the database and that operators must know; its line was logged. */
export type Notice = RestoredFromDump | LogCut

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
