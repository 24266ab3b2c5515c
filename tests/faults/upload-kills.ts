import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase, runNode } from '../support/servers.ts'
import { pngOf } from '../support/uploads.ts'
import { startPostgres } from '../support/postgres.ts'
import { killingPoints, type KillingPoint } from './killing-point.ts'
import type { Rounds } from './rounds.ts'

const portal = ['--conditions=react-server', '--import', 'tsx']
const program = 'tests/faults/upload-desk.ts'
/** Points after which the row is there, and the one at which it may be. */
const written = new Set<KillingPoint>(['after the commit'])
const uncertain = new Set<KillingPoint>(['while it is committed'])

interface Found {
  rows: number
  damaged: number
  orphans: string[]
}

/** F20: kill -9 at each point between the first file of an upload and the answer. */
export async function uploadKills(rounds: Rounds): Promise<void> {
  await onEngine(rounds, 'PGlite', {})
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return rounds.skip('F20 on PostgreSQL', 'there are no server programs')
  await onEngine(rounds, 'PostgreSQL', { DATABASE_URL: postgres.url })
  await postgres.remove()
}

async function onEngine(rounds: Rounds, engine: string, database: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f20-'))
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SAMPLE_DATA: '0',
    LOG_LEVEL: 'fatal',
    ...database,
  }
  const picture = join(folder, 'olives.png')
  writeFileSync(picture, pngOf(900, 600))
  await prepareDatabase(settings)
  let rows = (await settled(settings))[1].rows
  for (const point of killingPoints) {
    await rounds.run(`F20 ${engine} kill -9 ${point}`, async () => {
      await storeAndDie(settings, picture, point)
      const [before, after] = await settled(settings)
      if (before.damaged > 0) throw new Error('a row has no whole file')
      if (after.orphans.length > 0) throw new Error(`left for good: ${after.orphans.join()}`)
      const isWritten = after.rows === rows + 1
      if (!uncertain.has(point) && isWritten !== written.has(point)) {
        throw new Error(`${after.rows - rows} rows were written`)
      }
      rows = after.rows
      return `${isWritten ? 'row and files' : 'no row'}, ${before.orphans.length} files swept a day later`
    })
  }
  rmSync(folder, { recursive: true, force: true })
}

async function storeAndDie(settings: Record<string, string>, picture: string, point: KillingPoint) {
  const before = ['--import', './tests/faults/killing-point.ts']
  const child = spawn(process.execPath, [...portal, ...before, program, picture], {
    env: { ...process.env, ...settings, KILL_AT: point },
    stdio: 'ignore',
  })
  const [, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL') throw new Error('it never came to this point')
}

async function settled(settings: Record<string, string>): Promise<[Found, Found]> {
  const printed = await runNode([...portal, program, 'settle'], settings)
  return JSON.parse(/^found (.+)$/m.exec(printed)?.[1] ?? '')
}
