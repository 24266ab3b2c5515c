import { startPostgres } from '@/tests/support/postgres'
import { eq, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  interval,
  jsonb,
  numeric,
  pgTable,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInMemory } from './embedded'
import type { Database, DatabaseHandle } from './handle'
import { openPostgres } from './postgres'

const sampler = pgTable('sampler', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  big: bigint({ mode: 'bigint' }),
  counted: bigint({ mode: 'number' }),
  price: numeric({ precision: 14, scale: 3 }),
  ratio: doublePrecision(),
  open: boolean(),
  title_ara: text(),
  facets: jsonb(),
  tags: text().array(),
  numbers: integer().array(),
  seen: timestamp({ withTimezone: true, mode: 'string' }),
  seen_at: timestamp({ withTimezone: true }),
  local: timestamp({ mode: 'string' }),
  on_day: date(),
  at_time: time(),
  lasting: interval(),
  key: uuid(),
})

const full = {
  big: 9_007_199_254_740_993n,
  counted: 4_294_967_296,
  price: '12345678901.250',
  ratio: 0.1,
  open: true,
  title_ara: 'بوابة التصدير «الأردنية» ﷼ 🇯🇴',
  facets: { sector: ['غذاء', 'food'], nested: { n: 1.5, none: null } },
  tags: ['زيتون', 'a,b', 'quo"te', ''],
  numbers: [3, -1],
  seen: '2026-11-21 09:30:00.123456+03',
  seen_at: new Date('2026-11-21T06:30:00.123Z'),
  local: '2026-11-21 09:30:00',
  on_day: '2026-02-28',
  at_time: '23:59:59',
  lasting: '1 day 02:00:00',
  key: '0a1b2c3d-0000-4000-8000-00000000002a',
}

const empty = Object.fromEntries(Object.keys(full).map((name) => [name, null]))

const expectedRows = [
  { id: 1, ...full, seen: '2026-11-21 06:30:00.123456+00' },
  { id: 2, ...empty },
]

/** What pg returns to `db.execute`: temporal values stay as the server wrote them. */
const expectedRaw = {
  id: 1,
  big: '9007199254740993',
  counted: '4294967296',
  price: '12345678901.250',
  ratio: 0.1,
  open: true,
  title_ara: full.title_ara,
  facets: full.facets,
  tags: full.tags,
  numbers: full.numbers,
  seen: '2026-11-21 06:30:00.123456+00',
  seen_at: '2026-11-21 06:30:00.123+00',
  local: '2026-11-21 09:30:00',
  on_day: '2026-02-28',
  at_time: '23:59:59',
  lasting: '1 day 02:00:00',
  key: full.key,
}

const createTable = sql`create table sampler (
  id int primary key generated always as identity, big bigint, counted bigint,
  price numeric(14, 3), ratio double precision, open boolean, title_ara text, facets jsonb,
  tags text[], numbers int[], seen timestamptz, seen_at timestamptz, local timestamp, on_day date,
  at_time time, lasting interval, key uuid)`

const postgres = await startPostgres()
const engines: [string, () => Promise<DatabaseHandle>][] = [['PGlite', () => openInMemory()]]
if (postgres) engines.push(['PostgreSQL', () => openPostgres({ url: postgres.url })])

afterAll(() => postgres?.remove())

describe.each(engines)('%s returns to Drizzle', (_name, open) => {
  let handle: DatabaseHandle
  let db: Database

  beforeAll(async () => {
    handle = await open()
    db = handle.db
    await db.execute(createTable)
    await db.insert(sampler).values([full, empty])
  })
  afterAll(() => handle.close())

  test('every column type as it was written, nulls included', async () => {
    expect(await db.select().from(sampler).orderBy(sampler.id)).toEqual(expectedRows)
  })

  test('plain SQL rows in the types of node-postgres', async () => {
    const result = await db.execute(sql`select * from sampler where id = ${1}`)
    expect(result.rows).toEqual([expectedRaw])
    expect(result.rowCount).toBe(1)
    expect(result.fields.map(({ name }) => name)).toEqual(Object.keys(expectedRaw))
  })

  test('bytes, infinities and special numbers alike', async () => {
    const { rows } = await db.execute(
      sql`select ${Buffer.from([0, 255, 39, 92])}::bytea as bytes, 'NaN'::numeric as n,
                 'Infinity'::float8 as f, 'infinity'::timestamptz as t, null::bytea as none`,
    )
    expect(rows).toEqual([
      { bytes: Buffer.from([0, 255, 39, 92]), n: 'NaN', f: Infinity, t: 'infinity', none: null },
    ])
  })

  test('what a write changed, with RETURNING and counts', async () => {
    const changed = await db
      .update(sampler)
      .set({ open: false })
      .where(eq(sampler.id, 1))
      .returning({ id: sampler.id, open: sampler.open })
    expect(changed).toEqual([{ id: 1, open: false }])
    const result = await db.execute(sql`update sampler set open = true where id < 100`)
    expect([result.command, result.rowCount]).toEqual(['UPDATE', 2])
  })

  test('errors with their SQLSTATE, constraint and column', async () => {
    await db.execute(sql`create unique index sampler_key on sampler (key)`)
    const failed = db.insert(sampler).values({ key: full.key })
    await expect(failed).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'sampler_key', table: 'sampler' },
    })
  })

  test('Arabic text found by trigrams, case-folding and length in letters', async () => {
    await db.execute(sql`create extension if not exists pg_trgm`)
    const { rows } = await db.execute(
      sql`select similarity('محافظة', 'محافظات') > 0.3 as alike, 'ÉCOLE' ilike 'école' as folded,
                 length('صادرات') as letters, upper('é') as upper`,
    )
    expect(rows).toEqual([{ alike: true, folded: true, letters: 6, upper: 'É' }])
  })
})
