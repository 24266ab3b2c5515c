import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WriterProcess } from './children.ts'
import {
  copyDisk,
  firstLine,
  imageFolder,
  makeDisk,
  mount,
  removeDisk,
  type Disk,
} from './disks.ts'
import { verdict } from './kills.ts'
import { roundsOf, type Rounds } from './rounds.ts'

const imageMegabytes = 700

/**
 * F3: power cuts. The database writes to ext4 on an image file. The writer is stopped, the image
 * is copied as the disk would be found, and the copy is mounted and checked; then it goes on.
 */
export async function powerCuts(rounds: Rounds): Promise<void> {
  const count = roundsOf('F3', 20)
  const folder = mkdtempSync(join(imageFolder(), 'fault-f3-'))
  const ledgerFolder = mkdtempSync(join(tmpdir(), 'fault-f3-'))
  const ledger = join(ledgerFolder, 'ledger')
  let disk: Disk | undefined
  try {
    disk = makeDisk(folder, imageMegabytes)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(ledgerFolder, { recursive: true, force: true })
    return rounds.skip('F3 power cuts', `no loop mount here (${firstLine(error)})`)
  }
  const databaseOn = (on: Disk) => ({ dataDir: join(on.mountPoint, 'data'), minimumFree: 0 })
  for (let round = 1; round <= count; round++) {
    await rounds.run(`F3 PGlite power cut ${round}/${count}`, async () => {
      const before = disk
      if (!before) throw new Error('the disk of the round before could not be mounted')
      disk = undefined
      const writer = new WriterProcess('write', databaseOn(before), ledger)
      const found = await writer.checked
      await wait(randomInt(200, 6_000))
      writer.child.kill('SIGSTOP')
      const after = copyDisk(before, folder, round)
      await writer.end('SIGKILL')
      removeDisk(before)
      mount(after)
      disk = after
      return verdict(found)
    })
  }
  if (disk) {
    const last = disk
    await rounds.run('F3 PGlite after all power cuts', async () => {
      const check = new WriterProcess('check', databaseOn(last), ledger)
      return verdict(await check.checked.finally(() => check.ended()))
    })
    removeDisk(last)
  }
  rmSync(folder, { recursive: true, force: true })
  rmSync(ledgerFolder, { recursive: true, force: true })
}
