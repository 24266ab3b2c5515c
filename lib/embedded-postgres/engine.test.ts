import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openInMemory } from '../db/embedded'
import { DatabaseUnavailable } from '../db/errors'
import type { Database, DatabaseHandle } from '../db/handle'
import type { EngineLimits } from './session'

let shared: DatabaseHandle
let own: DatabaseHandle | undefined
const base = mkdtempSync(join(tmpdir(), 'engine-test-'))
const file = join(base, 'tally.tar')

beforeAll(async () => {
  const template = inject('testTemplate')
  const first = await openInMemory(template.engine === 'pglite' ? template.file : undefined)
  await first.db.execute(sql`create table tally (id int primary key, seen int not null)`)
  await first.db.execute(sql`insert into tally values (1, 0)`)
  await first.save(file)
  shared = first
})
afterAll(async () => {
  await shared.close()
  rmSync(base, { recursive: true, force: true })
})

/** The database of all tests that leave it as it was. */
async function common(): Promise<Database> {
  await shared.db.execute(sql`update tally set seen = 0`)
  return shared.db
}

/** A database with time limits of its own. */
async function withLimits(limits: Partial<EngineLimits>): Promise<Database> {
  own = await openInMemory(file, limits)
  return own.db
}

afterEach(async () => {
  await own?.close()
  own = undefined
})

const seen = async (db: Database) => {
  const { rows } = await db.execute<{ seen: number }>(sql`select seen from tally where id = 1`)
  return rows[0]?.seen
}

/** Runs for minutes, and PGlite cannot be told to stop. */
const endless = sql`select count(*) from generate_series(1, 1000000000)`

const unavailable = { cause: expect.any(DatabaseUnavailable) }

describe('a transaction on the embedded engine', () => {
  test('has the engine to itself, so concurrent read-and-write never loses a step', async () => {
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

  test('hides what it wrote from everybody else until it commits', async () => {
    const db = await common()
    const reading = await db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 7`)
      const answer = seen(db)
      await tx.execute(sql`update tally set seen = 8`)
      return { answer }
    })
    expect(await reading.answer).toBe(8)
  })

  test('leaves nothing when its work throws', async () => {
    const db = await common()
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 7`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await seen(db)).toBe(0)
  })

  test('can fail inside, roll back to its savepoint and go on', async () => {
    const db = await common()
    await db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 1`)
      const inner = tx.transaction((nested) => nested.execute(sql`insert into tally values (1, 1)`))
      await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } })
      await tx.execute(sql`update tally set seen = seen + 1`)
    })
    expect(await seen(db)).toBe(2)
  })

  test('is rolled back when it goes silent, and others get the engine', async () => {
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
    await expect(silent).rejects.toMatchObject(unavailable)
  })
})

describe('the embedded engine', () => {
  test('takes any mixture of parallel queries and answers each its own', async () => {
    const db = await common()
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        const { rows } = await db.execute<{ n: number }>(sql`select ${n}::int as n`)
        return rows[0]?.n
      }),
    )
    expect(answers).toEqual(Array.from({ length: 150 }, (_, n) => n))
  })

  test('carries large values both ways', async () => {
    const db = await common()
    const text = 'صادرات '.repeat(400_000)
    const { rows } = await db.execute<{ text: string }>(sql`select ${text}::text as text`)
    expect(rows[0]?.text).toBe(text)
  })

  test('keeps prepared statements right across errors and new connections', async () => {
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
    await shared.patiently(async (_, client) => {
      await client.query(`set search_path = pg_catalog; create temp table mine (n int)`)
      await client.query(`select pg_advisory_lock(1)`)
    })
    const { rows } = await db.execute(
      sql`select current_setting('search_path') as path, to_regclass('pg_temp.mine') as mine,
                 (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    )
    expect(rows).toEqual([{ path: 'public', mine: null, locks: 0 }])
  })

  test('refuses the caller at the deadline, in and outside a transaction', async () => {
    const db = await withLimits({ deadline: 100, watchdog: 100_000 })
    await expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject(
      unavailable,
    )
  })

  test('is opened again by the watchdog when a query hangs, and goes on', async () => {
    const db = await withLimits({ deadline: 60_000, watchdog: 200 })
    await expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    const { rows } = await db.execute(sql`select 1 as n`)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('keeps what waits in the queue while it is opened again', async () => {
    const db = await withLimits({ deadline: 60_000, watchdog: 200 })
    const hanging = expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    const waiting = db.execute(sql`select 2 as n`)
    await hanging
    expect((await waiting).rows).toEqual([{ n: 2 }])
  })

  test('refuses callers when 200 are waiting instead of queueing without end', async () => {
    const db = await common()
    const calls = Array.from({ length: 260 }, () => db.execute(sql`select pg_sleep(0.001)`))
    const settled = await Promise.allSettled(calls)
    const refused = settled.filter((call) => call.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject(unavailable)
    expect(settled[0]?.status).toBe('fulfilled')
  })

  test('delivers a notification when its transaction commits, and none when it does not', async () => {
    const db = await common()
    const heard: string[] = []
    const stop = await shared.listen('news', (payload) => heard.push(payload))
    const notify = (payload: string) => sql`select pg_notify('news', ${payload})`
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(notify('rolled back'))
        tx.rollback()
      }),
    ).rejects.toThrow()
    await db.transaction((tx) => tx.execute(notify('committed')))
    await db.execute(notify('at once'))
    await stop()
    await db.execute(notify('too late'))
    expect(heard).toEqual(['committed', 'at once'])
  })

  test('tells listeners of the gap when it was opened again, and goes on delivering', async () => {
    const db = await withLimits({ deadline: 60_000, watchdog: 200 })
    const heard: string[] = []
    const gap = Promise.withResolvers<void>()
    await own?.listen('news', (payload) => heard.push(payload), gap.resolve)
    await expect(db.execute(endless)).rejects.toMatchObject(unavailable)
    await gap.promise
    await db.execute(sql`select pg_notify('news', 'after')`)
    expect(heard).toEqual(['after'])
  })

  test('refuses whoever comes after it was closed', async () => {
    const db = await withLimits({})
    await own?.close()
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject(unavailable)
  })
})
