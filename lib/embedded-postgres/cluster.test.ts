import { sql } from 'drizzle-orm'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DatabaseLocked, DatabaseRefused, StorageFull } from '../db/errors'
import type { DatabaseHandle, EmbeddedOptions } from '../db/handle'
import { openEmbedded } from '../db/embedded'
import { dumpsToKeep, listDumps } from './dumps'
import { embeddedPaths, stampFile } from './paths'
import { runTask } from './tasks'

let base: string
let dataDir: string
let handle: DatabaseHandle | undefined

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'cluster-test-'))
  await runTask({ kind: 'create', directory: join(base, 'empty'), dump: undefined })
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

afterEach(async () => {
  await handle?.close()
  handle = undefined
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

/** A data directory that was made before, so that the test need not wait for initdb. */
function madeDataDir(): string {
  dataDir = mkdtempSync(join(base, 'data-'))
  cpSync(join(base, 'empty'), embeddedPaths(dataDir).cluster, { recursive: true })
  return dataDir
}

async function open(options: Partial<EmbeddedOptions> = {}): Promise<DatabaseHandle> {
  handle = await openEmbedded({ dataDir, dumps: false, minimumFree: 0, ...options })
  return handle
}

async function close(): Promise<void> {
  await handle?.close()
  handle = undefined
}

const write = (value: string) => handle?.db.execute(sql`insert into kept (value) values (${value})`)

async function kept(): Promise<string[]> {
  const { rows } = (await handle?.db.execute<{ value: string }>(
    sql`select value from kept order by id`,
  )) ?? { rows: [] }
  return rows.map(({ value }) => value)
}

async function openWithTable(options?: Partial<EmbeddedOptions>): Promise<void> {
  await open(options)
  await handle?.db.execute(
    sql`create table kept (id int primary key generated always as identity, value text not null)`,
  )
}

/** Makes the data directory unreadable for PostgreSQL. */
function damage(): void {
  writeFileSync(join(embeddedPaths(dataDir).cluster, 'global/pg_control'), Buffer.alloc(8192))
}

test('what was written is there after closing and opening', async () => {
  madeDataDir()
  await openWithTable()
  await write('مصدر')
  await close()
  await open()
  expect(await kept()).toEqual(['مصدر'])
})

test('PostgreSQL runs with fsync on, by the method that reaches the file layer', async () => {
  madeDataDir()
  const { db } = await open()
  const { rows } = await db.execute(
    sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
               current_setting('synchronous_commit') as commits`,
  )
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commits: 'on' }])
})

test('a second opening of the same folder is refused and harms nothing', async () => {
  madeDataDir()
  await openWithTable()
  await expect(openEmbedded({ dataDir })).rejects.toBeInstanceOf(DatabaseLocked)
  await write('unharmed')
  expect(await kept()).toEqual(['unharmed'])
})

test('a damaged database is set aside and the newest dump takes its place, with a notice', async () => {
  madeDataDir()
  await openWithTable()
  await write('dumped')
  await handle?.dump('regular')
  await write('after the dump')
  await close()
  damage()
  const lines: string[] = []
  await open({ report: (line) => lines.push(line) })
  expect(await kept()).toEqual(['dumped'])
  expect(handle?.notices()).toMatchObject([{ kind: 'restored-from-dump' }])
  expect(readdirSync(embeddedPaths(dataDir).setAside)).toHaveLength(1)
  expect(lines.join('\n')).toContain('restored from')
  await write('goes on')
  expect(await kept()).toEqual(['dumped', 'goes on'])
})

test('a dump that is itself damaged is passed over for the one before it', async () => {
  madeDataDir()
  await openWithTable()
  await write('first')
  await handle?.dump('before-migration')
  await write('second')
  await handle?.dump('before-migration')
  await close()
  const [newest] = listDumps(embeddedPaths(dataDir).dumps)
  writeFileSync(newest ?? '', readFileSync(newest ?? '').subarray(0, 1000))
  damage()
  await open()
  expect(await kept()).toEqual(['first'])
})

test('a damaged database without a dump is left as it is, with one clear line', async () => {
  madeDataDir()
  await openWithTable()
  await close()
  damage()
  await expect(open()).rejects.toThrow(/cannot be opened and there is no dump of it/)
  expect(readdirSync(embeddedPaths(dataDir).root)).toContain('cluster')
})

test('a database of another engine version is refused, not touched', async () => {
  madeDataDir()
  const stamp = join(embeddedPaths(dataDir).cluster, stampFile)
  writeFileSync(stamp, JSON.stringify({ pglite: '0.4.0', postgres: '17' }))
  const refused = open()
  await expect(refused).rejects.toBeInstanceOf(DatabaseRefused)
  await expect(refused).rejects.toThrow(/written by PGlite 0\.4\.0/)
  expect(readdirSync(embeddedPaths(dataDir).root)).not.toContain('set-aside')
})

test('while the volume is short of room writes are refused and reads go on', async () => {
  madeDataDir()
  await openWithTable()
  await write('early')
  await close()
  await open({ minimumFree: Number.MAX_SAFE_INTEGER })
  await expect(write('late')).rejects.toMatchObject({ cause: expect.any(StorageFull) })
  const inside = handle?.db.transaction((tx) =>
    tx.execute(sql`insert into kept (value) values ('inside')`),
  )
  await expect(inside).rejects.toMatchObject({ cause: expect.any(StorageFull) })
  expect(await kept()).toEqual(['early'])
})

test('dumps are taken at start and at shutdown, and only when something changed', async () => {
  madeDataDir()
  await openWithTable({ dumps: true })
  await write('once')
  await close()
  await open({ dumps: true })
  await close()
  const newest = listDumps(embeddedPaths(dataDir).dumps)
  await open({ dumps: true })
  expect(await kept()).toEqual(['once'])
  await close()
  expect(listDumps(embeddedPaths(dataDir).dumps)).toEqual(newest)
})

test('of the dumps 24 hours, 7 days and the last 3 before migrations are kept', () => {
  const at = (hoursAgo: number, minute: number, reason: string) => {
    const time = new Date(Date.UTC(2026, 10, 21, 12, minute) - hoursAgo * 3_600_000)
    return `/dumps/${time.toISOString().replaceAll(':', '-')}-${reason}.tar.gz`
  }
  const hours = Array.from({ length: 24 * 30 }, (_, hoursAgo) => hoursAgo)
  const regular = hours.flatMap((hour) => [at(hour, 45, 'regular'), at(hour, 15, 'regular')])
  const migrations = [2, 90, 200, 300, 400].map((hour) => at(hour, 5, 'before-migration'))
  const keep = dumpsToKeep([...regular, ...migrations].sort().reverse())
  expect([...keep].filter((name) => name.includes('before'))).toEqual(migrations.slice(0, 3))
  const kept = [...keep].filter((name) => name.includes('regular'))
  expect(kept.filter((name) => name.includes('-15-00'))).toEqual([])
  expect(kept.slice(0, 24)).toEqual(hours.slice(0, 24).map((hour) => at(hour, 45, 'regular')))
  expect(new Set(kept.map((name) => name.slice(0, 17))).size).toBe(7)
})
