import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { runTask } from './tasks.ts'

/** Why a dump is taken. The last ones before a migration are kept whatever their age. */
export type DumpReason = 'start' | 'regular' | 'shutdown' | 'before-migration'

const suffix = '.tar.gz'
const lastFile = 'last.json'
const hoursToKeep = 24
const daysToKeep = 7
const migrationsToKeep = 3

/** The verified dumps of a folder, newest first. */
export function listDumps(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/** The dumps to keep: the newest of each of 24 hours and 7 days, and of the last migrations. */
export function dumpsToKeep(newestFirst: string[]): Set<string> {
  const migrations = newestFirst.filter((name) => name.includes('before-migration'))
  return new Set([
    ...newestPer(newestFirst, hour, hoursToKeep),
    ...newestPer(newestFirst, day, daysToKeep),
    ...migrations.slice(0, migrationsToKeep),
  ])
}

const hour = 'YYYY-MM-DDTHH'.length
const day = 'YYYY-MM-DD'.length

function newestPer(newestFirst: string[], precision: number, count: number): string[] {
  const newest = new Map<string, string>()
  for (const path of newestFirst) {
    const period = (path.split('/').at(-1) ?? '').slice(0, precision)
    if (!newest.has(period)) newest.set(period, path)
  }
  return [...newest.values()].slice(0, count)
}

/** Takes dumps of a running engine, one at a time, and removes expired ones. */
export class Dumps {
  private readonly engine: Engine
  private readonly folder: string
  private running: Promise<void> = Promise.resolve()

  constructor(engine: Engine, folder: string) {
    this.engine = engine
    this.folder = folder
  }

  /**
   * Takes a dump if something was written since the last one. Resolves when the dump is verified
   * and on the disk; the engine is busy only while its files are read.
   */
  take(reason: DumpReason): Promise<void> {
    const taken = this.running.then(() => this.dumpNow(reason))
    this.running = taken.catch(() => undefined)
    return taken
  }

  private async dumpNow(reason: DumpReason): Promise<void> {
    const before = await this.engine.execute({ kind: 'marker' })
    if (reason !== 'before-migration' && before.marker === this.lastMarker()) return
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${reason}`
    const raw = join(this.folder, `${name}.tar`)
    try {
      const { marker } = await this.engine.execute({ kind: 'dump', file: raw })
      const compressed = join(this.folder, `${name}${suffix}`)
      await runTask({ kind: 'verify', dump: raw, compressed })
      writeFileSync(join(this.folder, lastFile), JSON.stringify({ marker }))
      this.prune()
    } finally {
      rmSync(raw, { force: true })
    }
  }

  private lastMarker(): unknown {
    if (listDumps(this.folder).length === 0) return undefined
    try {
      return JSON.parse(readFileSync(join(this.folder, lastFile), 'utf8')).marker
    } catch {
      return undefined
    }
  }

  private prune(): void {
    const dumps = listDumps(this.folder)
    const keep = dumpsToKeep(dumps)
    for (const path of dumps) if (!keep.has(path)) rmSync(path)
  }
}

/** Removes unfinished dumps that a crash left behind. */
export function removeUnfinishedDumps(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.tar') || name.endsWith('.new')) rmSync(join(folder, name))
  }
}

/** Lets the next dump be taken even if nothing was written since the last one. */
export function forceNextDump(folder: string): void {
  rmSync(join(folder, lastFile), { force: true })
}
