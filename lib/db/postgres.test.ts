import { execute, startPostgres } from '@/tests/support/postgres'
import { slowNetwork } from '@/tests/support/slow-network'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from './errors'
import type { DatabaseHandle } from './handle'
import { openPostgres } from './postgres'

const postgres = await startPostgres()
const unavailable = { cause: expect.any(DatabaseUnavailable) }

afterAll(() => postgres?.remove())

test('a server that does not answer is an unavailable database', async () => {
  const absent = openPostgres({ url: 'postgres://portal@127.0.0.1:1/portal' })
  await expect(absent).rejects.toBeInstanceOf(DatabaseUnavailable)
})

describe.runIf(postgres)('the pool on PostgreSQL', () => {
  let database: DatabaseHandle

  beforeAll(async () => {
    database = await openPostgres({ url: postgres?.url ?? '', connections: 3 })
    await database.db.execute(sql`create table tally (id int primary key, seen int)`)
    await database.db.execute(sql`insert into tally values (1, 0), (2, 0)`)
  })
  afterAll(() => database.close())

  const killOthers = () =>
    execute(
      postgres?.url ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and application_name = 'portal'`,
    )

  test('works in UTC with the time limits of requests', async () => {
    const { rows } = await database.db.execute(
      sql`select name, setting from pg_settings where name in
            ('TimeZone', 'statement_timeout', 'lock_timeout',
             'idle_in_transaction_session_timeout') order by name collate "C"`,
    )
    expect(rows).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '5000' },
    ])
  })

  test('a statement or lock that takes too long is an unavailable database', async () => {
    const { db } = database
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 10`)
      await tx.execute(sql`select pg_sleep(60)`)
    })
    await expect(slow).rejects.toMatchObject(unavailable)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update tally set seen = 1 where id = 1`)
      const blocked = db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 10`)
        await other.execute(sql`update tally set seen = 2 where id = 1`)
      })
      await expect(blocked).rejects.toMatchObject(unavailable)
    })
  })

  test('connections that die are replaced and leave the pool its full size', async () => {
    const { db } = database
    for (let round = 0; round < 5; round++) {
      const dying = db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await killOthers()
        await tx.execute(sql`select 2`)
      })
      await expect(dying).rejects.toMatchObject(unavailable)
      const dead = Promise.allSettled([
        db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
        db.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      ])
      for (const each of await dead) expect(each).toMatchObject({ reason: unavailable })
    }
    const { rows } = await db.execute(sql`select 1 as n`)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('notifications arrive again after the listening connection was lost', async () => {
    const received: string[] = []
    const gap = Promise.withResolvers<void>()
    const stop = await database.listen('news', (payload) => received.push(payload), gap.resolve)
    await database.db.execute(sql`select pg_notify('news', 'before')`)
    await expect.poll(() => received).toEqual(['before'])
    await killOthers()
    await gap.promise
    await expect
      .poll(() => database.db.execute(sql`select pg_notify('news', 'after')`).then(() => true))
      .toBe(true)
    await expect.poll(() => received).toEqual(['before', 'after'])
    await stop()
  })
})

describe.runIf(postgres)('F7 a network to PostgreSQL', () => {
  test.each([50, 500])('that delays each packet by %d ms loses nothing', async (delay) => {
    const network = await slowNetwork(postgres?.url ?? '')
    const database = await openPostgres({ url: network.url })
    network.delay = delay
    const answers = await Promise.all(
      [1, 2, 3].map((n) => database.db.execute(sql`select ${n}::int as n`)),
    )
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
    await database.close()
    network.stop()
  })

  test('that swallows packets is an unavailable database until they arrive again', async () => {
    const network = await slowNetwork(postgres?.url ?? '')
    const database = await openPostgres({ url: network.url, connections: 1, answerMs: 500 })
    const { db } = database
    const unanswered = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      network.isSilent = true
      await tx.execute(sql`select 2`)
    })
    await expect(unanswered).rejects.toMatchObject(unavailable)
    network.isSilent = false
    const { rows } = await db.execute(sql`select 3 as n`)
    expect(rows).toEqual([{ n: 3 }])
    await database.close()
    network.stop()
  })
})
