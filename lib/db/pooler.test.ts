import { execute, startPostgres } from '@/tests/support/postgres'
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseRefused } from './errors'
import { openPostgres } from './postgres'

const postgres = await startPostgres()

/** What PgBouncer accepts of a client in transaction mode; any other parameter ends the connection. */
const accepted = new Set(['user', 'database', 'application_name', 'client_encoding'])
const startup = 196_608

/** Passes on connections whose first message has no more than a pooler accepts. */
const pooler = createServer((client) => {
  client.once('data', (first) => {
    const given = first.subarray(8).toString().split('\0')
    const names = given.filter((text, place) => place % 2 === 0 && text !== '')
    if (first.readInt32BE(4) !== startup || names.some((name) => !accepted.has(name))) {
      client.destroy()
      return
    }
    const server = connect(Number(new URL(postgres?.url ?? '').port), '127.0.0.1')
    server.write(first)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => socket.destroy())
  })
})
const throughPooler = () => {
  const url = new URL(postgres?.url ?? '')
  url.port = String((pooler.address() as AddressInfo).port)
  return { url: url.href, directUrl: postgres?.url, connections: 1 }
}

beforeAll(() => once(pooler.listen(0, '127.0.0.1'), 'listening'))
afterAll(async () => {
  pooler.close()
  await postgres?.remove()
})

describe.runIf(postgres)('PostgreSQL behind a pooler in transaction mode', () => {
  it('is refused with the statement that its role needs', async () => {
    const opened = openPostgres(throughPooler())
    await expect(opened).rejects.toBeInstanceOf(DatabaseRefused)
    await expect(opened).rejects.toThrow(`alter role … set timezone = 'UTC'`)
  })

  it('gets no session state: unnamed statements, and LISTEN on the server itself', async () => {
    for (const setting of [
      `timezone = 'UTC'`,
      `statement_timeout = '5s'`,
      `lock_timeout = '2s'`,
      `idle_in_transaction_session_timeout = '10s'`,
    ]) {
      await execute(postgres?.url ?? '', `alter role portal set ${setting}`)
    }
    const database = await openPostgres(throughPooler())
    const { promise: heard, resolve } = Promise.withResolvers<string>()
    await database.listen('news', resolve)
    await database.db.execute(sql`select pg_notify('news', 'published')`)
    expect(await heard).toBe('published')
    const prepared = database.db
      .select({ one: sql`1` })
      .from(sql`pg_class`)
      .limit(1)
      .prepare('one')
    expect(await prepared.execute()).toHaveLength(1)
    const named = await database.db.execute(sql`select name from pg_prepared_statements`)
    expect(named.rows).toEqual([])
    const limits = await database.withoutTimeout((db) =>
      db.execute(sql`select current_setting('statement_timeout') as statement,
                            current_setting('lock_timeout') as lock`),
    )
    expect(limits.rows).toEqual([{ statement: '0', lock: '0' }])
    await database.close()
  })
})
