import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { clientOf } from '@/tests/support/embedded-client'
import { openInMemory, type EmbeddedPostgres } from './embedded-postgres'
import { EngineUnavailable } from './errors'
import { longRunningLimits, type SessionLimits } from './limits'

let shared: EmbeddedPostgres
let sharedClient: NodePgDatabase
let own: EmbeddedPostgres | undefined
const base = mkdtempSync(join(tmpdir(), 'engine-test-'))
const file = join(base, 'tally.tar')

beforeAll(async () => {
  const template = inject('testTemplate')
  shared = await openInMemory(template.engine === 'pglite' ? template.file : undefined)
  sharedClient = clientOf(shared)
  await sharedClient.execute(sql`create table tally (id int primary key, seen int not null)`)
  await sharedClient.execute(sql`insert into tally values (1, 0)`)
  await shared.save(file)
})
afterAll(async () => {
  await shared.close()
  rmSync(base, { recursive: true, force: true })
})

/** The database of all tests that leave it as it was. */
async function common(): Promise<NodePgDatabase> {
  await sharedClient.execute(sql`update tally set seen = 0`)
  return sharedClient
}

/** A database with time limits of its own. */
async function withLimits(limits: Partial<SessionLimits>): Promise<NodePgDatabase> {
  own = await openInMemory(file)
  return clientOf(own, limits)
}

afterEach(async () => {
  await own?.close()
  own = undefined
})

const seen = async (db: NodePgDatabase) => {
  const { rows } = await db.execute<{ seen: number }>(sql`select seen from tally where id = 1`)
  return rows[0]?.seen
}

/** Runs for minutes, and PGlite cannot be told to stop. */
const endless = sql`select count(*) from generate_series(1, 1000000000)`

const unavailable = { cause: expect.any(EngineUnavailable) }

describe('a transaction on the embedded engine', () => {
  test('excludes other sessions, so concurrent read-and-write loses no update', async () => {
    const db = await common()
    const step = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ seen: number }>(sql`select seen from tally`)
        await new Promise((resolve) => setImmediate(resolve))
        await tx.execute(sql`update tally set seen = ${(rows[0]?.seen ?? 0) + 1}`)
      })
    await Promise.all(Array.from({ length: 40 }, step))
    expect(await seen(db)).toBe(40)
  })

  test('hides what it wrote from other sessions until it commits', async () => {
    const db = await common()
    const reading = await db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 7`)
      const answer = seen(db)
      await tx.execute(sql`update tally set seen = 8`)
      return { answer }
    })
    expect(await reading.answer).toBe(8)
  })

  test('is rolled back when its work throws', async () => {
    const db = await common()
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 7`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await seen(db)).toBe(0)
  })

  test('continues after a rollback to its savepoint', async () => {
    const db = await common()
    await db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 1`)
      const inner = tx.transaction((nested) => nested.execute(sql`insert into tally values (1, 1)`))
      await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } })
      await tx.execute(sql`update tally set seen = seen + 1`)
    })
    expect(await seen(db)).toBe(2)
  })

  test('is rolled back when it is left idle, and other sessions run', async () => {
    const db = await withLimits({ idleInTransaction: 50 })
    const started = Promise.withResolvers<void>()
    const others = Promise.withResolvers<void>()
    const silent = db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 9`)
      started.resolve()
      await others.promise
      await tx.execute(sql`select 1`)
    })
    await started.promise
    expect(await seen(db)).toBe(0)
    others.resolve()
    await expect(silent).rejects.toThrow()
  })
})

describe('the embedded engine', () => {
  test('answers each of many parallel queries with its own rows', async () => {
    const db = await common()
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        const { rows } = await db.execute<{ n: number }>(sql`select ${n}::int as n`)
        return rows[0]?.n
      }),
    )
    expect(answers).toEqual(Array.from({ length: 150 }, (_, n) => n))
  })

  test('transfers large values in both directions', async () => {
    const db = await common()
    const text = 'صادرات '.repeat(400_000)
    const { rows } = await db.execute<{ text: string }>(sql`select ${text}::text as text`)
    expect(rows[0]?.text).toBe(text)
  })

  test('runs prepared statements correctly after errors and on new connections', async () => {
    const db = await common()
    const one = db.$with('one').as(db.select({ n: sql<number>`1`.as('n') }).from(sql`tally`))
    const prepared = db.with(one).select().from(one).prepare('one_row')
    for (let round = 0; round < 3; round++) {
      expect(await prepared.execute()).toEqual([{ n: 1 }])
      await expect(db.execute(sql`select 1 / 0`)).rejects.toMatchObject({
        cause: { code: '22012' },
      })
    }
  })

  test('lets no setting, temporary table or advisory lock outlive its connection', async () => {
    const db = await common()
    const client = new pg.Client(shared.clientConfig(longRunningLimits))
    await client.connect()
    await client.query(`set search_path = pg_catalog; create temp table mine (n int)`)
    await client.query(`select pg_advisory_lock(1)`)
    await client.end()
    const { rows } = await db.execute(
      sql`select current_setting('search_path') as path, to_regclass('pg_temp.mine') as mine,
                 (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    )
    expect(rows).toEqual([{ path: 'public', mine: null, locks: 0 }])
  })

  test('rejects at the deadline, inside and outside a transaction', async () => {
    const db = await withLimits({ deadline: 100 })
    await expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject(
      unavailable,
    )
  })

  test('is opened again by the watchdog when a query hangs, and keeps its queue', async () => {
    const db = await withLimits({ watchdog: 200 })
    const hanging = expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    const waiting = own && clientOf(own).execute(sql`select 2 as n`)
    await hanging
    expect(await waiting).toMatchObject({ rows: [{ n: 2 }] })
  })

  test('refuses every call after it was closed', async () => {
    const db = await withLimits({})
    await own?.close()
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject(unavailable)
  })
})
