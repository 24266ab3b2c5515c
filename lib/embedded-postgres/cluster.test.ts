import { sql } from 'drizzle-orm'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf } from '@/tests/support/embedded-client'
import { dumpsToKeep, listDumps } from './dumps'
import { openOnDisk, type EmbeddedPostgres, type OnDiskOptions } from './embedded-postgres'
import { DirectoryLocked, OpenRefused } from './errors'
import { embeddedPaths } from './paths'
import { runTask } from './tasks'
import { stampFile } from './versions'

let base: string
let dataDir: string
let engine: EmbeddedPostgres | undefined
let db: NodePgDatabase

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'cluster-test-'))
  await runTask({ kind: 'create', directory: join(base, 'empty'), dump: undefined })
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

afterEach(async () => {
  await close()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

/** Copies a data directory, since initdb is slow. */
function copyDataDir(): string {
  dataDir = mkdtempSync(join(base, 'data-'))
  cpSync(join(base, 'empty'), embeddedPaths(dataDir).cluster, { recursive: true })
  return dataDir
}

async function open(options: Partial<OnDiskOptions> = {}): Promise<void> {
  engine = await openOnDisk({ dataDir, dumps: false, minimumFree: 0, ...options })
  db = clientOf(engine)
}

async function close(): Promise<void> {
  await engine?.close()
  engine = undefined
}

const write = (value: string) => db.execute(sql`insert into saved (value) values (${value})`)

async function saved(): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`select value from saved order by id`)
  return rows.map(({ value }) => value)
}

async function openWithTable(options?: Partial<OnDiskOptions>): Promise<void> {
  await open(options)
  await db.execute(
    sql`create table saved (id int primary key generated always as identity, value text not null)`,
  )
}

/** Makes the data directory unreadable for PostgreSQL. */
function damage(): void {
  writeFileSync(join(embeddedPaths(dataDir).cluster, 'global/pg_control'), Buffer.alloc(8192))
}

test('written rows are there after closing and opening', async () => {
  copyDataDir()
  await openWithTable()
  await write('مصدر')
  await close()
  await open()
  expect(await saved()).toEqual(['مصدر'])
})

test('PostgreSQL runs with fsync on, by the method that reaches the file layer', async () => {
  copyDataDir()
  await open()
  const { rows } = await db.execute(
    sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
               current_setting('synchronous_commit') as commits`,
  )
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commits: 'on' }])
})

test('a second opening of the same folder is refused and the first one goes on', async () => {
  copyDataDir()
  await openWithTable()
  await expect(openOnDisk({ dataDir })).rejects.toBeInstanceOf(DirectoryLocked)
  await write('unharmed')
  expect(await saved()).toEqual(['unharmed'])
})

test('a damaged database is set aside and the newest whole dump takes its place, with a notice', async () => {
  copyDataDir()
  await openWithTable()
  await write('dumped')
  await engine?.dump('before-migration')
  await write('after the dump')
  await engine?.dump('before-migration')
  await close()
  const [newest] = listDumps(embeddedPaths(dataDir).dumps)
  writeFileSync(newest ?? '', readFileSync(newest ?? '').subarray(0, 1000))
  damage()
  const lines: string[] = []
  await open({ report: (line) => lines.push(line) })
  expect(await saved()).toEqual(['dumped'])
  expect(engine?.notices()).toMatchObject([{ kind: 'restored-from-dump' }])
  expect(readdirSync(embeddedPaths(dataDir).setAside)).toHaveLength(1)
  expect(lines.join('\n')).toContain('restored from')
  await write('goes on')
  expect(await saved()).toEqual(['dumped', 'goes on'])
})

/** Overwrites bytes in the middle of the first page of a file of the database. */
function damagePage(file: string): void {
  const path = join(embeddedPaths(dataDir).cluster, file)
  const bytes = readFileSync(path)
  bytes.fill(0xa5, 7_000, 7_400)
  writeFileSync(path, bytes)
}

const pages = {
  'of a table': sql`select pg_relation_filepath('saved') as file`,
  'of an index': sql`select pg_relation_filepath('saved_pkey') as file`,
  'of long values': sql`select pg_relation_filepath(reltoastrelid::regclass) as file
    from pg_class where oid = 'saved'::regclass`,
}

test.each(Object.entries(pages))(
  'a damaged page %s is an error for who reads it, never rows, and gets no dump',
  async (_what, place) => {
    copyDataDir()
    await openWithTable()
    await db.execute(sql`create table whole as select 'read' as value`)
    await db.execute(sql`alter table saved alter value set storage external`)
    await write('a'.repeat(9_000))
    await engine?.dump('regular')
    for (const letter of ['b', 'c', 'd']) await write(letter.repeat(9_000))
    const { rows } = await db.execute<{ file: string }>(place)
    await close()
    damagePage(rows[0]?.file ?? '')
    await open()
    const files = () => readdirSync(embeddedPaths(dataDir).dumps)
    const before = files()
    const refused = expect.objectContaining({ name: 'DumpRefused' })
    const dumped = await engine?.dump('regular').catch((error: unknown) => error)
    expect(dumped).toEqual(refused)
    expect(String(dumped)).toMatch(/invalid page in block 0.*RUNBOOK/)
    expect(files()).toEqual(before)
    expect((await db.execute(sql`select value from whole`)).rows).toEqual([{ value: 'read' }])
    await db.execute(sql`set enable_seqscan = off`)
    const read = db.execute(sql`select id, value from saved where id between 1 and 9 order by id`)
    await expect(read).rejects.toMatchObject({ cause: { code: 'XX001' } })
  },
)

/** The files of PostgreSQL's log. */
function logFiles(): string[] {
  const folder = join(embeddedPaths(dataDir).cluster, 'pg_wal')
  return readdirSync(folder)
    .filter((name) => name.length === 24)
    .map((name) => join(folder, name))
}

test('a database whose log is damaged where it begins is restored from its dump, with a notice', async () => {
  copyDataDir()
  await openWithTable()
  await write('dumped')
  await engine?.dump('regular')
  await close()
  for (const file of logFiles()) writeFileSync(file, readFileSync(file).fill(0xa5))
  const lines: string[] = []
  await open({ report: (line) => lines.push(line) })
  expect(await saved()).toEqual(['dumped'])
  expect(engine?.notices()).toMatchObject([{ kind: 'restored-from-dump' }])
  expect(lines.join('\n')).toContain('could not locate a valid checkpoint record')
})

test('a database whose log is damaged where it begins is refused without a dump, with the way on', async () => {
  copyDataDir()
  await openWithTable()
  await close()
  for (const file of logFiles()) writeFileSync(file, readFileSync(file).fill(0xa5))
  await expect(open()).rejects.toThrow(/no dump of it: .*checkpoint record.*RUNBOOK/)
})

test('a log that is damaged behind its beginning is read up to there, and said once to be cut', async () => {
  copyDataDir()
  await openWithTable()
  for (const letter of ['a', 'b']) await write(letter)
  const { rows } = await db.execute<{ offset: string }>(
    sql`select (pg_current_wal_lsn() - '0/0')::text as offset`,
  )
  for (let count = 0; count < 20; count += 1) await write('c'.repeat(1_500))
  // As a kill leaves it: without the checkpoint of an end.
  const { cluster } = embeddedPaths(dataDir)
  cpSync(cluster, join(dataDir, 'killed'), { recursive: true })
  await close()
  const cutOpen = async (isDamaged: boolean) => {
    rmSync(cluster, { recursive: true })
    cpSync(join(dataDir, 'killed'), cluster, { recursive: true })
    const [file = ''] = logFiles()
    const bytes = readFileSync(file)
    const start = Number(rows[0]?.offset) % bytes.length
    if (isDamaged) writeFileSync(file, bytes.fill(0xa5, start + 40, start + 200))
    const lines: string[] = []
    await open({ report: (line) => lines.push(line) })
    return lines
  }
  expect(await cutOpen(false)).toEqual([])
  expect(await saved()).toHaveLength(22)
  await close()
  const [line, ...more] = await cutOpen(true)
  expect([line, more]).toEqual([
    expect.stringMatching(/is damaged at .* may be missing\. .*RUNBOOK/),
    [],
  ])
  expect(engine?.notices()).toMatchObject([{ kind: 'log-cut' }])
  expect(await saved()).toEqual(['a', 'b'])
  await close()
  await open()
  expect(engine?.notices()).toHaveLength(1)
})

test('a damaged database without a dump is refused with one line and not moved', async () => {
  copyDataDir()
  await openWithTable()
  await close()
  damage()
  await expect(open()).rejects.toThrow(/cannot be opened and there is no dump of it: .*RUNBOOK/)
  expect(readdirSync(embeddedPaths(dataDir).root)).toContain('cluster')
})

test('a database of an earlier engine version is not moved where nothing can carry it over', async () => {
  copyDataDir()
  const stamp = join(embeddedPaths(dataDir).cluster, stampFile)
  writeFileSync(stamp, JSON.stringify({ pglite: '0.4.0', postgres: '17' }))
  const refused = open()
  await expect(refused).rejects.toBeInstanceOf(OpenRefused)
  await expect(refused).rejects.toThrow(/written by PGlite 0\.4\.0/)
  expect(readdirSync(embeddedPaths(dataDir).root)).not.toContain('set-aside')
})

test('F4 while the volume is short of space only transactions that begin as READ WRITE write, and reads work', async () => {
  copyDataDir()
  await openWithTable()
  await write('early')
  await close()
  await open({ minimumFree: Number.MAX_SAFE_INTEGER })
  const readOnly = { cause: { code: '25006' } }
  await expect(write('late')).rejects.toMatchObject(readOnly)
  const inside = db.transaction((tx) =>
    tx.execute(sql`insert into saved (value) values ('inside')`),
  )
  await expect(inside).rejects.toMatchObject(readOnly)
  expect(await saved()).toEqual(['early'])
  await db.transaction((tx) => tx.execute(sql`insert into saved (value) values ('kept space')`), {
    accessMode: 'read write',
  })
  expect(await saved()).toEqual(['early', 'kept space'])
})

test('dumps are taken at start and at shutdown, and only when something changed', async () => {
  copyDataDir()
  await openWithTable({ dumps: true })
  await write('once')
  await close()
  await open({ dumps: true })
  await close()
  const newest = listDumps(embeddedPaths(dataDir).dumps)
  await open({ dumps: true })
  expect(await saved()).toEqual(['once'])
  await close()
  expect(listDumps(embeddedPaths(dataDir).dumps)).toEqual(newest)
})

test('dumps of 24 hours, of 7 days and before the last 3 migrations are kept', () => {
  const at = (hoursAgo: number, minute: number, reason: string) => {
    const time = new Date(Date.UTC(2026, 10, 21, 12, minute) - hoursAgo * 3_600_000)
    return `/dumps/${time.toISOString().replaceAll(':', '-')}-${reason}.tar.gz`
  }
  const hours = Array.from({ length: 24 * 30 }, (_, hoursAgo) => hoursAgo)
  const regular = hours.flatMap((hour) => [at(hour, 45, 'regular'), at(hour, 15, 'regular')])
  const migrations = [2, 90, 200, 300, 400].map((hour) => at(hour, 5, 'before-migration'))
  const keep = dumpsToKeep([...regular, ...migrations].sort().reverse())
  expect([...keep].filter((name) => name.includes('before'))).toEqual(migrations.slice(0, 3))
  const regularOnes = [...keep].filter((name) => name.includes('regular'))
  expect(regularOnes.filter((name) => name.includes('-15-00'))).toEqual([])
  expect(regularOnes.slice(0, 24)).toEqual(
    hours.slice(0, 24).map((hour) => at(hour, 45, 'regular')),
  )
  expect(new Set(regularOnes.map((name) => name.slice(0, 17))).size).toBe(7)
})
