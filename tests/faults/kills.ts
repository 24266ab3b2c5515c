import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../support/postgres.ts'
import { WriterProcess, type Checked } from './children.ts'
import { complaint } from './records.ts'
import { roundsOf, type Rounds } from './rounds.ts'

/** In milliseconds: recovery after a kill, and the creation of a database on a busy machine. */
const openLimit = 10_000
const makingLimit = 60_000

/** The findings as text. Throws when something was lost, broken or slow. */
export function verdict(found: Checked, limit = openLimit): string {
  const wrong = complaint(found)
  if (wrong) throw new Error(`${wrong} of ${found.acknowledged} acknowledged`)
  if (found.opened > limit) throw new Error(`opened only after ${found.opened} ms`)
  return `${found.acknowledged} acknowledged, ${found.stored} stored, open in ${found.opened} ms`
}

/** F1: kill -9 of the portal's process while it writes, one directory through all rounds. */
export async function killsWhileWriting(rounds: Rounds): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f1-'))
  const ledger = join(folder, 'ledger')
  const database = { dataDir: join(folder, 'data'), minimumFree: 0 }
  const count = roundsOf('F1', 60)
  for (let round = 1; round <= count; round++) {
    await rounds.run(`F1 PGlite kill -9 while writing ${round}/${count}`, async () => {
      const writer = new WriterProcess('write', database, ledger)
      // Every fifth is killed again while it recovers from the kill before.
      if (round % 5 === 0) {
        await wait(randomInt(20, 1_000))
        await writer.end('SIGKILL')
        return 'killed while opening'
      }
      const found = await writer.checked.finally(() => undefined)
      await wait(randomInt(20, 1_200))
      await writer.end('SIGKILL')
      return verdict(found)
    })
  }
  await rounds.run('F1 PGlite after all kills', async () => {
    const last = new WriterProcess('check', database, ledger)
    return verdict(await last.checked.finally(() => last.ended()))
  })
  rmSync(folder, { recursive: true, force: true })
}

/** F1 on PostgreSQL: kill -9 of the server while the portal writes. */
export async function serverKillsWhileWriting(rounds: Rounds): Promise<void> {
  const count = roundsOf('F1_POSTGRES', 20)
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return rounds.skip('F1 PostgreSQL', 'there are no server programs')
  const folder = mkdtempSync(join(tmpdir(), 'fault-f1-pg-'))
  const ledger = join(folder, 'ledger')
  for (let round = 1; round <= count; round++) {
    await rounds.run(`F1 PostgreSQL kill -9 of the server ${round}/${count}`, async () => {
      const writer = new WriterProcess('write', { url: postgres.url }, ledger)
      const found = await writer.checked
      await wait(randomInt(20, 1_200))
      await postgres.kill()
      await writer.ended()
      await postgres.start()
      return verdict(found)
    })
  }
  await rounds.run('F1 PostgreSQL after all kills', async () => {
    const last = new WriterProcess('check', { url: postgres.url }, ledger)
    return verdict(await last.checked.finally(() => last.ended()))
  })
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** F2: kill -9 during the first start, at moments spread over all of it. */
export async function killsDuringFirstStart(rounds: Rounds): Promise<void> {
  const count = roundsOf('F2', 25)
  const whole = await firstStart()
  for (let round = 1; round <= count; round++) {
    const moment = Math.round((whole * round) / count)
    await rounds.run(`F2 PGlite kill -9 ${moment} ms into the first start`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'fault-f2-'))
      const database = { dataDir: join(folder, 'data'), minimumFree: 0 }
      const first = new WriterProcess('boot', database, join(folder, 'ledger'))
      await wait(moment)
      await first.end('SIGKILL')
      const second = new WriterProcess('boot', database, join(folder, 'ledger'))
      const found = await second.checked.finally(() => second.ended())
      rmSync(folder, { recursive: true, force: true })
      return verdict(found, makingLimit)
    })
  }
}

/** How long an undisturbed first start takes here, in milliseconds. */
async function firstStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f2-'))
  const started = performance.now()
  const database = { dataDir: join(folder, 'data'), minimumFree: 0 }
  const boot = new WriterProcess('boot', database, join(folder, 'ledger'))
  await boot.checked
  const took = performance.now() - started
  await boot.ended()
  rmSync(folder, { recursive: true, force: true })
  return took
}
