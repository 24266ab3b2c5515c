import type { CarryRows } from './carry-over.ts'
import { openCluster } from './cluster.ts'
import { Dumps, listDumps, type DumpReason } from './dumps.ts'
import { clientConfigOf, type ClientConfigOf } from './engine-stream.ts'
import { Engine } from './engine.ts'
import { acquireLock, askHolder, type AnswerMessage } from './lock.ts'
import { startMaintenance } from './maintenance.ts'
import { readNotices, type Notice } from './notices.ts'
import { embeddedPaths } from './paths.ts'
import { Reserve } from './reserve.ts'

export type { CarryRows } from './carry-over.ts'

const megabyte = 1024 * 1024

/** Enough for a checkpoint, a dump and the log of the writes in between. */
const defaultMinimumFree = 512 * megabyte

export interface OnDiskOptions {
  /** An absolute path; the database is in its folder `database`. */
  dataDir: string
  /** Dumps on start, every 15 minutes and at shutdown; true if not given. */
  dumps?: boolean
  /** Writes are refused while the volume has less free space, in bytes. */
  minimumFree?: number
  /** Gets one line for what an operator should know. */
  report?: (line: string) => void
  /** Copies the rows of an earlier version of the engine; without it such a database is refused. */
  carryRows?: CarryRows
  /** Answers what other processes send by `askHolderOf`. */
  onMessage?: AnswerMessage
}

export interface EmbeddedPostgres {
  /** For clients and pools of node-postgres: each connection is a session of the engine. */
  clientConfig: ClientConfigOf
  /** Lets the notifications of a channel through to all sessions. */
  listen: (channel: string) => Promise<void>
  /** Called whenever the engine is open again after a crash: notifications may have been missed. */
  reopenListeners: Set<() => void>
  /** Takes a verified dump if something was written since the last one; nothing in memory. */
  dump: (reason: 'before-migration' | 'regular') => Promise<void>
  /** Writes the database as a template file for `openInMemory`. */
  save: (file: string) => Promise<void>
  /** What happened to the database that staff must know; oldest first. */
  notices: () => Notice[]
  /** Takes the last dump, writes a checkpoint and releases the lock. */
  close: () => Promise<void>
}

/**
 * Opens the database of a data folder: acquires its lock, then creates, opens or restores it.
 * Throws `DirectoryLocked` when another process has it open, `OpenRefused` when it cannot be
 * opened, `VolumeFull` when there is no space to open it.
 */
export async function openOnDisk(options: OnDiskOptions): Promise<EmbeddedPostgres> {
  const { dataDir, dumps: takesDumps = true, minimumFree = defaultMinimumFree } = options
  const { report = () => undefined, carryRows, onMessage } = options
  const paths = embeddedPaths(dataDir)
  const lock = await acquireLock(paths.root, onMessage)
  try {
    const reserve = new Reserve(paths.reserve, minimumFree)
    const engine = await openCluster({ paths, minimumFree, reserve, report, carryRows })
    const dumps = new Dumps(engine, paths.dumps)
    const stopMaintenance = startMaintenance(
      engine,
      reserve,
      takesDumps ? dumps : undefined,
      report,
    )
    return {
      ...sessionsOf(engine),
      dump: (reason: DumpReason) => dumps.take(reason),
      notices: () => readNotices(paths.notices),
      close: async () => {
        await stopMaintenance()
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Opens a database in memory, empty or filled from a template file. For tests. `minimumFree` is
 * compared with the volume of temporary files.
 */
export async function openInMemory(template?: string, minimumFree = 0): Promise<EmbeddedPostgres> {
  const engine = await Engine.start(
    { kind: 'open', directory: undefined, template, minimumFree },
    { report: () => undefined, beforeOpening: () => undefined },
  )
  return {
    ...sessionsOf(engine),
    dump: () => Promise.resolve(),
    notices: () => [],
    close: () => engine.close(),
  }
}

/**
 * Sends a text to the process that has the database open and resolves with its answer; undefined
 * where none has. Rejects when that process ends before it has answered.
 */
export function askHolderOf(dataDir: string, text: string): Promise<string | undefined> {
  return askHolder(embeddedPaths(dataDir).root, text)
}

/** The newest dump of a data folder, opened in memory; undefined where there is none. */
export async function openNewestDump(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const [newest] = listDumps(embeddedPaths(dataDir).dumps)
  return newest === undefined ? undefined : openInMemory(newest)
}

function sessionsOf(engine: Engine) {
  return {
    clientConfig: clientConfigOf(engine),
    listen: (channel: string) => engine.listen(channel),
    reopenListeners: engine.reopenListeners,
    save: async (file: string) => void (await engine.execute({ kind: 'dump', file })),
  }
}
