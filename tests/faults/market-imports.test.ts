import type { DatabaseHandle, DatabaseOptions } from '@/lib/db/handle'
import { openDatabase } from '@/lib/db/open'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { marketVersions, tradeFlows } from '@/lib/db/schema/market-data'
import { startPostgres } from '@/tests/support/postgres'
import { runNode } from '@/tests/support/servers'
import { asc, count, eq, sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const portal = ['--conditions=react-server', '--import', 'tsx']
const head = 'refYear,reporterCode,flowCode,partnerCode,classificationCode,cmdCode,primaryValue\n'
const partners = [842, 682, 699, 276, 826, 818, 784, 368, 376, 792]
/** The importer's own heap: a file of 500,000 lines has some 25 MB and would fill it several times. */
const heap = '--max-old-space-size=160'
const mostLines = 500_000

/** A file of UN Comtrade with so many lines, each of them another flow. */
async function flowsFile(path: string, lines: number, codes: readonly string[]): Promise<string> {
  function* text() {
    yield head
    for (let at = 0; at < lines; at += 1) {
      const rest = Math.floor(at / codes.length)
      const [code, partner] = [codes[at % codes.length], partners[rest % partners.length]]
      yield `${2023 - Math.floor(rest / partners.length)},400,X,${partner},H6,${code},${at}\n`
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(path))
  return path
}

let options: DatabaseOptions

async function withDatabase<T>(work: (database: DatabaseHandle) => Promise<T>): Promise<T> {
  const database = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const versions = () =>
  withDatabase(({ db }) =>
    db
      .select({
        id: marketVersions.id,
        state: marketVersions.state,
        rows: sql<number>`(select count(*)::int from ${tradeFlows} where version_id = ${marketVersions.id})`,
      })
      .from(marketVersions)
      .where(eq(marketVersions.format, 'un-comtrade'))
      .orderBy(asc(marketVersions.id)),
  )

function start(file: string, ...flags: string[]) {
  const script = ['app/commands/import.ts', 'un-comtrade', file, '--period', '2023']
  return spawn(process.execPath, [...flags, ...portal, ...script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function imported(file: string, ...flags: string[]) {
  const child = start(file, ...flags)
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'exit')
  return { code, output }
}

/** Kills the import once some of its rows are written. */
async function killedInTheMiddle(file: string): Promise<void> {
  const child = start(file)
  for await (const line of createInterface(child.stdout)) {
    if (/^ {2}[3-9]000 lines read/.test(line)) break
  }
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const postgres = await startPostgres()
afterAll(() => postgres?.remove())

const engines = postgres ? ['PGlite', 'PostgreSQL'] : ['PGlite']

describe.each(engines)('an import on %s', (engine) => {
  let folder: string
  let codes: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fault-imports-'))
    const dataDir = join(folder, 'data')
    const url = engine === 'PostgreSQL' ? (postgres?.url ?? '') : ''
    options = url ? { url } : { dataDir }
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATA_DIR', dataDir)
    vi.stubEnv('SAMPLE_DATA', '0')
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    vi.stubEnv('ALLOW_EMBEDDED_DB', '1')
    await runNode([...portal, 'app/commands/database.ts', 'prepare'], {})
    const rows = await withDatabase(({ db }) =>
      db.select({ code: hsSubheadings.code }).from(hsSubheadings).orderBy(hsSubheadings.code),
    )
    codes = rows.map(({ code }) => code)
  }, 300_000)

  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  it('that is killed in the middle leaves nothing behind once the next one starts', async () => {
    await killedInTheMiddle(await flowsFile(join(folder, 'many.csv'), 60_000, codes))
    const [killed] = await versions()
    expect(killed?.state).toBe('loading')
    expect(killed?.rows).toBeGreaterThan(0)
    // The embedded database has one process: what an earlier one loaded needs no ten minutes.
    if (engine === 'PostgreSQL') {
      await withDatabase(({ db }) =>
        db.update(marketVersions).set({ alive_at: '2026-01-01T00:00:00Z' }),
      )
    }
    const { code } = await imported(await flowsFile(join(folder, 'few.csv'), 100, codes))
    expect(code).toBe(0)
    const after = await versions()
    expect(after).toMatchObject([
      { id: killed?.id, state: 'refused', rows: 0 },
      { state: 'ready', rows: 100 },
    ])
    const [all] = await withDatabase(({ db }) => db.select({ rows: count() }).from(tradeFlows))
    expect(all?.rows).toBe(100)
  }, 300_000)

  const lines = engine === engines.at(-1) ? mostLines : mostLines / 10
  it(`of ${lines} lines needs no more memory than one of few lines`, async () => {
    const file = await flowsFile(join(folder, 'all.csv'), lines, codes)
    const { code, output } = await imported(file, heap)
    expect([code, output]).toEqual([0, expect.stringContaining(`${lines} rows are loaded`)])
  }, 600_000)
})
