import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WriterProcess } from './children.ts'
import { verdict } from './kills.ts'
import { roundsOf, type Rounds } from './rounds.ts'

const starters = 4
const refusalLimit = 2_000
const refusedCode = 78

/** F5: several starters at once over the socket of a killed holder: one opens, the others refuse. */
export async function simultaneousStarters(rounds: Rounds): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f5-'))
  const ledger = join(folder, 'ledger')
  const database = { dataDir: join(folder, 'data'), minimumFree: 0 }
  let holder = new WriterProcess('write', database, ledger)
  await holder.checked
  const count = roundsOf('F5', 12)
  for (let round = 1; round <= count; round++) {
    await rounds.run(`F5 PGlite ${starters} starters at once ${round}/${count}`, async () => {
      await wait(randomInt(100, 500))
      await holder.end('SIGKILL')
      const all = Array.from(
        { length: starters },
        () => new WriterProcess('write', database, ledger),
      )
      const refusals = await Promise.all(all.map((each) => refusal(each)))
      const [owner, ...more] = all.filter((_, index) => refusals[index] === undefined)
      if (!owner || more.length > 0) {
        await Promise.all(all.map((each) => each.end('SIGKILL')))
        throw new Error(`${refusals.filter((each) => each === undefined).length} owners`)
      }
      holder = owner
      const slowest = Math.max(...refusals.map((each) => each ?? 0))
      if (slowest > refusalLimit) throw new Error(`a refusal took ${slowest} ms`)
      return `one owner, ${starters - 1} refused in at most ${slowest} ms; ${verdict(await owner.checked)}`
    })
  }
  await rounds.run('F5 PGlite second starter beside a running one', async () => {
    const second = new WriterProcess('write', database, ledger)
    const took = await refusal(second)
    if (took === undefined) throw new Error('two processes have the database open')
    if (took > refusalLimit) throw new Error(`the refusal took ${took} ms`)
    return `exit ${refusedCode} after ${took} ms: ${second.errors}`
  })
  await holder.end('SIGKILL')
  await rounds.run('F5 PGlite after all starters', async () => {
    const last = new WriterProcess('check', database, ledger)
    return verdict(await last.checked.finally(() => last.ended()))
  })
  rmSync(folder, { recursive: true, force: true })
}

/** Milliseconds a starter took to refuse as it must; undefined when it opened the database. */
async function refusal(starter: WriterProcess): Promise<number | undefined> {
  const opened = starter.checked.then(() => true).catch(() => false)
  if (await opened) return undefined
  const code = await starter.ended()
  if (
    code !== refusedCode ||
    !/^The database folder .* is in use by process \d+\.$/.test(starter.errors)
  ) {
    throw new Error(`a starter ended with code ${code}: ${starter.errors}`)
  }
  if (starter.refusedAfter === undefined) throw new Error('a starter ended without a word')
  return starter.refusedAfter
}
