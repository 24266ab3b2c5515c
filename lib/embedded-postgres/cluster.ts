import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefused, StorageFull } from '../db/errors.ts'
import { forgetLastDump, listDumps, sweepDumps } from './dumps.ts'
import { Engine } from './engine.ts'
import { addNotice } from './notices.ts'
import type { EmbeddedPaths } from './paths.ts'
import type { Reserve } from './reserve.ts'
import { syncPath } from './sync.ts'
import { runTask } from './tasks.ts'

export interface ClusterOptions {
  paths: EmbeddedPaths
  /** Writes are refused while the volume has less room, in bytes. */
  minimumFree: number
  reserve: Reserve
  report: (line: string) => void
}

/** With less room than this, in bytes, an engine that does not open is not taken for damaged. */
const roomToOpen = 64 * 1024 * 1024

/** What the system says when it, and not the data, keeps the engine from opening. */
const systemTrouble =
  /Permission denied|Read-only file system|Too many open files|Cannot allocate memory|No space left|out of memory|could not allocate|EACCES|EPERM|EROFS|EMFILE|ENOMEM|ENOSPC|RangeError/i

/**
 * Opens the data directory, making it first where there is none. One that does not open is moved
 * aside and the newest dump that loads takes its place; staff are told by a notice.
 * Throws `DatabaseRefused` when nothing can be opened.
 */
export async function openCluster(options: ClusterOptions): Promise<Engine> {
  const { paths, report } = options
  mkdirSync(paths.root, { recursive: true })
  rmSync(paths.building, { recursive: true, force: true })
  sweepDumps(paths.dumps)
  if (!existsSync(paths.cluster)) {
    if (listDumps(paths.dumps).length > 0) {
      return openNewestDump(options, 'The data directory was missing.')
    }
    report('Making an empty database; this takes a few seconds.')
    await build(paths, undefined).catch((error: unknown) => {
      refuseWhenFull(paths)
      throw new DatabaseRefused(`No database can be made in ${paths.root}: ${text(error)}`)
    })
  }
  try {
    return await openTwice(options)
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    refuseWhenFull(paths)
    if (systemTrouble.test(text(error))) {
      throw new DatabaseRefused(`The database in ${paths.cluster} cannot be opened: ${text(error)}`)
    }
    if (listDumps(paths.dumps).length === 0) {
      throw new DatabaseRefused(
        `The database in ${paths.cluster} cannot be opened and there is no dump of it: ${text(error)}`,
      )
    }
    report(`The database cannot be opened: ${text(error)} Restoring the newest dump.`)
    return openNewestDump(options, text(error))
  }
}

function open({ paths, minimumFree, reserve, report }: ClusterOptions): Promise<Engine> {
  return Engine.start(
    { kind: 'open', directory: paths.cluster, template: undefined, minimumFree },
    { report, beforeOpening: () => reserve.giveWay() },
  )
}

/** Whatever passes by itself is no reason to go back to a dump. */
function openTwice(options: ClusterOptions): Promise<Engine> {
  return open(options).catch((error: unknown) => {
    if (error instanceof DatabaseRefused) throw error
    return open(options)
  })
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
      forgetLastDump(paths.dumps)
      const setAside = damaged ? aside : undefined
      addNotice(paths.notices, { at, kind: 'restored-from-dump', dump, setAside, cause })
      report(`The database was restored from ${dump}.`)
      return engine
    } catch (error) {
      refuseWhenFull(paths)
      rmSync(paths.cluster, { recursive: true, force: true })
      report(`The dump ${dump} could not be restored: ${text(error)}`)
    }
  }
  if (damaged) renameSync(aside, paths.cluster)
  throw new DatabaseRefused(
    `The database in ${paths.cluster} cannot be opened, nor any dump of it: ${cause}`,
  )
}

/** The directory appears under its name only when it is whole and on the disk. */
async function build(paths: EmbeddedPaths, dump: string | undefined): Promise<void> {
  await runTask({ kind: 'create', directory: paths.building, dump })
  renameSync(paths.building, paths.cluster)
  syncPath(paths.root)
}

function refuseWhenFull(paths: EmbeddedPaths): void {
  const { bavail, bsize } = statfsSync(paths.root)
  if (bavail * bsize < roomToOpen) {
    throw new StorageFull(`The volume of ${paths.root} is full; the database needs room to open.`)
  }
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
