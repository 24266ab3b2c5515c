import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  carryOver,
  finishCarrying,
  removeUnfinishedCarrying,
  type CarryRows,
} from './carry-over.ts'
import { forceNextDump, listDumps, removeUnfinishedDumps } from './dumps.ts'
import { Engine } from './engine.ts'
import {
  messageOf,
  OpenRefused,
  systemErrors,
  VolumeFull,
  whatToDo,
  WrittenEarlier,
} from './errors.ts'
import type { CutLog } from './messages.ts'
import { addNotice, readNotices } from './notices.ts'
import type { EmbeddedPaths } from './paths.ts'
import { freeBytes, type Reserve } from './reserve.ts'
import { syncPath } from './sync.ts'
import { runTask } from './tasks.ts'

export interface ClusterOptions {
  paths: EmbeddedPaths
  /** Writes are refused while the volume has less free space, in bytes. */
  minimumFree: number
  reserve: Reserve
  carryRows: CarryRows | undefined
  report: (line: string) => void
}

/** With less free space, in bytes, a database that does not open is not considered damaged. */
const bytesToOpen = 64 * 1024 * 1024

/**
 * Opens the data directory; creates it where there is none. One that does not open is moved aside
 * and replaced by the newest dump that loads, and a notice for staff is written. The rows of one that
 * an earlier version of the engine wrote are carried over.
 * Throws `OpenRefused` when nothing can be opened.
 */
export async function openCluster(options: ClusterOptions): Promise<Engine> {
  const { paths, report } = options
  mkdirSync(paths.root, { recursive: true })
  removeUnfinishedCarrying(paths)
  finishCarrying(paths)
  removeUnfinishedDumps(paths.dumps)
  if (!existsSync(paths.cluster)) {
    if (listDumps(paths.dumps).length > 0) {
      return openNewestDump(options, 'The data directory was missing.')
    }
    report('Creating an empty database; this takes a few seconds.')
    await build(paths, undefined).catch((error: unknown) => {
      refuseWhenFull(paths)
      throw new OpenRefused(`No database can be created in ${paths.root}: ${messageOf(error)}`)
    })
  }
  try {
    return await openWithRetry(options)
  } catch (error) {
    if (error instanceof WrittenEarlier) return openCarriedOver(options, error)
    if (error instanceof OpenRefused) throw error
    refuseWhenFull(paths)
    const cause = messageOf(error)
    const failure = `The database in ${paths.cluster} cannot be opened`
    if (systemErrors.test(cause)) throw new OpenRefused(`${failure}: ${cause}`)
    if (listDumps(paths.dumps).length === 0) {
      throw new OpenRefused(`${failure} and there is no dump of it: ${cause} ${whatToDo}`)
    }
    report(`The database cannot be opened: ${cause} Restoring the newest dump.`)
    return openNewestDump(options, cause)
  }
}

function open({ paths, minimumFree, reserve, report }: ClusterOptions): Promise<Engine> {
  return Engine.start(
    { kind: 'open', directory: paths.cluster, template: undefined, minimumFree },
    {
      report,
      beforeOpening: () => reserve.release(),
      onCutLog: (cut) => noteCutLog(paths, cut, report),
    },
  )
}

/** Says once that a log was cut: its last page stays until the log has grown as far again. */
function noteCutLog(paths: EmbeddedPaths, cut: CutLog, report: (line: string) => void): void {
  const isKnown = readNotices(paths.notices).some(
    (notice) => notice.kind === 'log-cut' && notice.lastPage === cut.lastPage,
  )
  if (isKnown) return
  addNotice(paths.notices, { at: new Date().toISOString(), kind: 'log-cut', ...cut })
  report(
    `The log of the database in ${paths.cluster} is damaged at ${cut.readUpTo}: what was written ` +
      `last before the portal stopped may be missing. ${whatToDo}`,
  )
}

/** A failure that does not repeat is no reason to restore a dump. */
function openWithRetry(options: ClusterOptions): Promise<Engine> {
  return open(options).catch((error: unknown) => {
    if (error instanceof OpenRefused) throw error
    return open(options)
  })
}

async function openCarriedOver(options: ClusterOptions, refusal: OpenRefused): Promise<Engine> {
  const { paths, carryRows, report } = options
  if (!carryRows) throw refusal
  try {
    await carryOver(paths, carryRows, report)
  } catch (error) {
    refuseWhenFull(paths)
    const cause = messageOf(error)
    throw new OpenRefused(`${refusal.message} Its rows cannot be carried over: ${cause}`)
  }
  return open(options)
}

async function openNewestDump(options: ClusterOptions, cause: string): Promise<Engine> {
  const { paths, report } = options
  const at = new Date().toISOString()
  const aside = join(paths.setAside, at.replaceAll(':', '-'))
  const damaged = existsSync(paths.cluster)
  if (damaged) {
    mkdirSync(paths.setAside, { recursive: true })
    renameSync(paths.cluster, aside)
  }
  for (const dump of listDumps(paths.dumps)) {
    try {
      await build(paths, dump)
      const engine = await open(options)
      forceNextDump(paths.dumps)
      const setAside = damaged ? aside : undefined
      addNotice(paths.notices, { at, kind: 'restored-from-dump', dump, setAside, cause })
      report(`The database was restored from ${dump}.`)
      return engine
    } catch (error) {
      refuseWhenFull(paths)
      rmSync(paths.cluster, { recursive: true, force: true })
      report(`The dump ${dump} could not be restored: ${messageOf(error)}`)
    }
  }
  if (damaged) renameSync(aside, paths.cluster)
  throw new OpenRefused(
    `The database in ${paths.cluster} cannot be opened, nor any dump of it: ${cause} ${whatToDo}`,
  )
}

/** The directory gets its name only when it is complete and on the disk. */
async function build(paths: EmbeddedPaths, dump: string | undefined): Promise<void> {
  await runTask({ kind: 'create', directory: paths.building, dump })
  renameSync(paths.building, paths.cluster)
  syncPath(paths.root)
}

function refuseWhenFull(paths: EmbeddedPaths): void {
  if (freeBytes(paths.root) < bytesToOpen) {
    throw new VolumeFull(`The volume of ${paths.root} is full; the database needs room to open.`)
  }
}
