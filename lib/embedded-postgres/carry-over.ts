import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { clientConfigOf, type ClientConfigOf } from './engine-stream.ts'
import { Engine } from './engine.ts'
import type { EmbeddedPaths } from './paths.ts'
import { syncPath, syncTree } from './sync.ts'
import { runTask } from './tasks.ts'
import { readStamp, stampFile } from './versions.ts'

/** Copies all rows between two open engines, the second one empty. */
export type CarryRows = (from: ClientConfigOf, to: ClientConfigOf) => Promise<void>

/**
 * Carries a database that an earlier version of the engine wrote to the installed one: that engine
 * reads a copy of its files, and a new data directory gets the rows. It takes the place of the old
 * one only when it is complete and on the disk; one that was interrupted begins again.
 */
export async function carryOver(
  paths: EmbeddedPaths,
  carryRows: CarryRows,
  report: (line: string) => void,
): Promise<void> {
  const { pglite, postgres } = readStamp(paths.cluster)
  report(
    `The database was written by PGlite ${pglite} (PostgreSQL ${postgres}). Its rows are carried ` +
      'over to the version of this portal, and the old one is kept; this takes a while.',
  )
  removeUnfinishedCarrying(paths)
  try {
    await cp(paths.cluster, paths.copy, { recursive: true })
    const earlier = await start(paths.copy, report, true)
    try {
      await runTask({ kind: 'create', directory: paths.building, dump: undefined })
      const installed = await start(paths.building, report)
      try {
        await carryRows(clientConfigOf(earlier), clientConfigOf(installed))
      } finally {
        await installed.close()
      }
    } finally {
      await earlier.close()
    }
    syncTree(paths.building)
    renameSync(paths.building, paths.carried)
    syncPath(paths.root)
  } finally {
    removeUnfinishedCarrying(paths)
  }
  report(`The rows were carried over; what PGlite ${pglite} wrote is in ${finishCarrying(paths)}.`)
}

function start(directory: string, report: (line: string) => void, byEarlierEngine = false) {
  return Engine.start(
    { kind: 'open', directory, byEarlierEngine, template: undefined, minimumFree: 0 },
    { report, beforeOpening: () => undefined },
  )
}

/** Removes what was not complete when carrying over ended. */
export function removeUnfinishedCarrying(paths: EmbeddedPaths): void {
  for (const path of [paths.copy, paths.building]) rmSync(path, { recursive: true, force: true })
}

/**
 * Puts a complete data directory in its place, where there is one, and the old one with its dumps
 * aside. Resumes where it was interrupted. Returns where the old one is.
 */
export function finishCarrying(paths: EmbeddedPaths): string | undefined {
  if (!existsSync(paths.carried)) return undefined
  const { mtime } = statSync(join(paths.carried, stampFile))
  const aside = join(paths.setAside, `${mtime.toISOString().replaceAll(':', '-')}-earlier-version`)
  mkdirSync(aside, { recursive: true })
  move(paths.dumps, join(aside, 'dumps'))
  move(paths.cluster, join(aside, 'cluster'))
  renameSync(paths.carried, paths.cluster)
  syncPath(paths.root)
  return aside
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return
  renameSync(from, to)
  syncPath(dirname(to))
}
