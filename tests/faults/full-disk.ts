import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DatabaseUnavailable, StorageFull } from '../../lib/db/errors.ts'
import type { DatabaseHandle } from '../../lib/db/handle.ts'
import { openDatabase } from '../../lib/db/open.ts'
import { Ledger } from './ledger.ts'
import { checkRecords, complaint, prepareTables, writeRecord } from './records.ts'
import { isRoot, roundsOf, type Rounds } from './rounds.ts'

const megabyte = 1024 * 1024
const volumeSize = '400m'
const minimumFree = 128 * megabyte
const patience = 30_000

/** F4: the volume fills up, also until the engine must stop, and gets free space again. */
export async function fullDisk(rounds: Rounds): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f4-'))
  if (!isRoot()) return rounds.skip('F4 full disk', 'mounting a small volume needs root')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${volumeSize}`, 'tmpfs', folder])
  } catch {
    return rounds.skip('F4 full disk', 'no tmpfs can be mounted here')
  }
  const count = roundsOf('F4', 3)
  const ledgerFolder = mkdtempSync(join(tmpdir(), 'fault-f4-'))
  const ledgerFile = join(ledgerFolder, 'ledger')
  for (let round = 1; round <= count; round++) {
    for (const exhausting of [false, true]) {
      const way = exhausting ? 'full until the engine stops' : 'filled by others'
      await rounds.run(`F4 PGlite volume ${way} ${round}/${count}`, () =>
        oneFilling({ folder, ledgerFile, exhausting }),
      )
    }
  }
  execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  rmSync(ledgerFolder, { recursive: true, force: true })
}

interface Filling {
  folder: string
  ledgerFile: string
  exhausting: boolean
}

async function oneFilling({ folder, ledgerFile, exhausting }: Filling): Promise<string> {
  let stops = 0
  const database = await openDatabase({
    dataDir: join(folder, 'data'),
    dumps: false,
    minimumFree,
    report: (line) => {
      if (line.includes('stopped')) stops++
    },
  })
  const ledger = new Ledger(ledgerFile)
  const ballast = join(folder, 'ballast')
  try {
    await prepareTables(database)
    await writeMany(database, ledger, 50)
    fillVolume(folder, ballast)
    const refused = await firstRefusal(database, ledger)
    if (exhausting) await exhaustLog(database, () => stops > 0)
    const reads = await readsGoOn(database)
    rmSync(ballast)
    const resumed = await untilWritesResume(database, ledger)
    await writeMany(database, ledger, 50)
    const found = await checkRecords(database, ledgerFile)
    const wrong = complaint(found)
    if (wrong) throw new Error(wrong)
    const end = exhausting ? ', the engine stopped and came back' : ''
    return `${refused}${end}, ${reads} reads went on, writes resumed after ${resumed} ms, ${found.acknowledged} kept`
  } finally {
    rmSync(ballast, { force: true })
    ledger.close()
    await database.close()
  }
}

async function writeMany(database: DatabaseHandle, ledger: Ledger, count: number): Promise<void> {
  for (let written = 0; written < count; written++) {
    const { id, digest } = await writeRecord(database.db)
    ledger.acknowledge(id, digest)
  }
}

/** Leaves no free block. */
function fillVolume(folder: string, ballast: string): void {
  const file = openSync(ballast, 'a')
  for (let size = megabyte; size >= 1; size = Math.floor(size / 16)) {
    const block = Buffer.alloc(size, 1)
    try {
      for (;;) writeSync(file, block)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(file)
  const { bavail } = statfsSync(folder)
  if (bavail > 0) throw new Error(`the volume still has ${bavail} blocks`)
}

/** Writes until the first clear error; anything else, or none, is a failure. */
async function firstRefusal(database: DatabaseHandle, ledger: Ledger): Promise<string> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    try {
      await writeMany(database, ledger, 1)
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      if (cause instanceof StorageFull) return 'refused as full'
      if (cause instanceof DatabaseUnavailable) return 'refused as unavailable'
      throw error
    }
  }
  throw new Error('writes went on though the volume was full')
}

/** Fills the write-ahead log, which no guard protects, until PostgreSQL must stop. */
async function exhaustLog(database: DatabaseHandle, stopped: () => boolean): Promise<void> {
  for (let message = 0; message < 100 && !stopped(); message++) {
    await database.db
      .execute(sql`select pg_logical_emit_message(false, 'fault', repeat('x', 1000000))`)
      .catch(() => undefined)
  }
  if (!stopped()) throw new Error('the engine never ran out of log')
}

async function readsGoOn(database: DatabaseHandle): Promise<number> {
  const until = performance.now() + patience
  for (let reads = 0; ;) {
    try {
      await database.db.execute(sql`select count(*), max(length(body)) from record`)
      if (++reads === 20) return reads
    } catch (error) {
      if (performance.now() > until) throw error
      reads = 0
      await wait(200)
    }
  }
}

async function untilWritesResume(database: DatabaseHandle, ledger: Ledger): Promise<number> {
  const freed = performance.now()
  for (;;) {
    try {
      await writeMany(database, ledger, 1)
      return Math.round(performance.now() - freed)
    } catch (error) {
      if (performance.now() - freed > patience) throw error
      await wait(100)
    }
  }
}
