import { startPostgres } from '@/tests/support/postgres'
import { sql } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openInMemory } from './embedded'
import { DatabaseRefused } from './errors'
import type { DatabaseHandle } from './handle'
import { migrate, MigrationFailed, pendingMigrations } from './migrate'
import { openPostgres } from './postgres'

const postgres = await startPostgres()
let databases = 0

async function freshOnServer(server: NonNullable<typeof postgres>): Promise<DatabaseHandle> {
  const name = `migrations_${++databases}`
  const admin = await openPostgres({ url: server.url })
  await admin.db.execute(sql.raw(`create database ${name}`))
  await admin.close()
  return openPostgres({ url: server.urlOf(name) })
}

const base = mkdtempSync(join(tmpdir(), 'empty-'))
const emptyFile = join(base, 'empty.tar')
const empty = await openInMemory()
await empty.save(emptyFile)
await empty.close()

const engines: [string, () => Promise<DatabaseHandle>][] = [
  ['PGlite', () => openInMemory(emptyFile)],
]
if (postgres) engines.push(['PostgreSQL', () => freshOnServer(postgres)])

afterAll(async () => {
  rmSync(base, { recursive: true, force: true })
  await postgres?.remove()
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeMigrations(...migrations: [tag: string, text: string][]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map(([tag], index) => ({ idx: index, tag, when: 1000 + index }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of migrations) writeFileSync(join(folder, `${tag}.sql`), text)
}

const first: [string, string] = [
  '0000_first',
  'create table item (id int primary key);\n--> statement-breakpoint\ninsert into item values (1);',
]
const second: [string, string] = ['0001_second', 'alter table item add column title_ara text']
const broken: [string, string] = [
  '0002_broken',
  'alter table item add column gone text;\n--> statement-breakpoint\nselect 1 / 0;',
]

describe.each(engines)('migrations on %s', (_name, open) => {
  let database: DatabaseHandle

  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const columns = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns
           where table_name = 'item' order by ordinal_position`,
    )
    return rows.map(({ name }) => name)
  }

  test('are applied once, in order, with one report each', async () => {
    writeMigrations(first, second)
    const steps: string[] = []
    const onStep = ({ name, number, total }: { name: string; number: number; total: number }) =>
      steps.push(`${number}/${total} ${name}`)
    expect(await pendingMigrations(database, folder)).toEqual(['0000_first', '0001_second'])
    expect(await migrate(database, { folder, onStep })).toEqual(['0000_first', '0001_second'])
    expect(steps).toEqual(['1/2 0000_first', '2/2 0001_second'])
    expect(await columns()).toEqual(['id', 'title_ara'])
    expect(await migrate(database, { folder })).toEqual([])
    expect(await pendingMigrations(database, folder)).toEqual([])
  })

  test('that fail change nothing, and the error names the one that failed', async () => {
    writeMigrations(first)
    await migrate(database, { folder })
    writeMigrations(first, second, broken)
    const failing = migrate(database, { folder })
    await expect(failing).rejects.toBeInstanceOf(MigrationFailed)
    await expect(failing).rejects.toThrow('The migration 0002_broken failed: division by zero')
    expect(await columns()).toEqual(['id'])
    expect(await pendingMigrations(database, folder)).toEqual(['0001_second', '0002_broken'])
  })

  test('that were merged late are applied after newer ones', async () => {
    writeMigrations(first, ['0001_late', 'create table late (id int)'], second)
    const late = '0001_late'
    const entries = [
      { tag: '0000_first', when: 1000 },
      { tag: '0001_second', when: 1002 },
    ]
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
    await migrate(database, { folder })
    const all = [...entries, { tag: late, when: 1001 }]
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: all }))
    expect(await migrate(database, { folder })).toEqual([late])
  })

  test('that start twice at the same time are applied once', async () => {
    writeMigrations(first, second)
    const both = await Promise.all([migrate(database, { folder }), migrate(database, { folder })])
    expect(both.flat().sort()).toEqual(['0000_first', '0001_second'])
  })

  test('can use trigram search from the first one on', async () => {
    writeMigrations(['0000_search', `create table found as select show_trgm('بحث') as grams`])
    await migrate(database, { folder })
    const { rows } = await database.db.execute(sql`select cardinality(grams) as n from found`)
    expect(rows).toEqual([{ n: 4 }])
  })
})

test('a server whose locale has no Arabic letters is refused', async () => {
  if (!postgres) return
  const admin = await openPostgres({ url: postgres.url })
  await admin.db.execute(
    sql.raw(`create database plain template template0 encoding 'UTF8' locale 'C'`),
  )
  await admin.db.execute(
    sql.raw(`create database latin template template0 encoding 'SQL_ASCII' locale 'C'`),
  )
  await admin.close()
  const plain = openPostgres({ url: postgres.urlOf('plain') })
  await expect(plain).rejects.toBeInstanceOf(DatabaseRefused)
  await expect(plain).rejects.toThrow('create it with locale C.UTF-8 or an ICU locale')
  await expect(openPostgres({ url: postgres.urlOf('latin') })).rejects.toThrow('needs UTF8')
})
