import { execute, startPostgres } from '@/tests/support/postgres'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { PostgresListener } from './postgres-listener'

const postgres = await startPostgres()
afterAll(() => postgres?.remove())

const nowhere = 'postgres://portal@127.0.0.1:1/portal'

it('fails when no server answers and does not retry', async () => {
  let made = 0
  const listener = new PostgresListener(
    () => {
      made += 1
      return new pg.Client({ connectionString: nowhere })
    },
    () => undefined,
  )
  await expect(listener.listen('news', () => undefined)).rejects.toThrow()
  await listener.close()
  expect(made).toBe(1)
})

describe.runIf(postgres)('a server that goes away', () => {
  it('is listened to when it answers a later call', async () => {
    const addresses = [nowhere, postgres?.url]
    const listener = new PostgresListener(
      () => new pg.Client({ connectionString: addresses.shift() }),
      () => undefined,
    )
    await expect(listener.listen('news', () => undefined)).rejects.toThrow()
    const { promise: heard, resolve } = Promise.withResolvers<string>()
    await listener.listen('news', resolve)
    await execute(postgres?.url ?? '', `select pg_notify('news', 'published')`)
    expect(await heard).toBe('published')
    await listener.close()
  })

  it('is opened by one attempt at a time', async () => {
    let [made, running, most] = [0, 0, 0]
    const listener = new PostgresListener(
      () => {
        made += 1
        const url = made === 1 ? postgres?.url : nowhere
        const client = new pg.Client({ connectionString: url, application_name: 'listener' })
        const connect = client.connect.bind(client)
        Object.assign(client, {
          connect: async () => {
            running += 1
            most = Math.max(most, running)
            await connect().finally(() => (running -= 1))
          },
        })
        return client
      },
      () => undefined,
    )
    await listener.listen('news', () => undefined)
    await execute(
      postgres?.url ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'`,
    )
    await expect.poll(() => made, { timeout: 20_000 }).toBeGreaterThan(4)
    await listener.close()
    expect(most).toBe(1)
  })
})
