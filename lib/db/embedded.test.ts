import { sql } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openEmbedded, openInMemory, type InMemoryDatabase } from './embedded'
import { DatabaseRefused, DatabaseUnavailable } from './errors'
import { onHolderRequest, requestOfHolder } from './holder-requests'

const unavailable = { cause: expect.any(DatabaseUnavailable) }

const folder = mkdtempSync(join(tmpdir(), 'embedded-test-'))
const emptyFile = join(folder, 'empty.tar')
let database: InMemoryDatabase | undefined

beforeAll(async () => {
  const empty = await openInMemory()
  await empty.save(emptyFile)
  await empty.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

afterEach(async () => {
  await database?.close()
  database = undefined
})

async function open(limits = {}): Promise<InMemoryDatabase> {
  database = await openInMemory(emptyFile, limits)
  return database
}

test('calls beyond 200 waiting ones are refused as unavailable', async () => {
  const { db } = await open()
  const calls = Array.from({ length: 260 }, () => db.execute(sql`select pg_sleep(0.001)`))
  const settled = await Promise.allSettled(calls)
  const refused = settled.filter((call) => call.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject(unavailable)
  expect(settled[0]?.status).toBe('fulfilled')
})

test('a call after closing is refused as unavailable', async () => {
  const { db, close } = await open()
  await close()
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject(unavailable)
})

test('notifications are delivered on commit, not after a rollback or after the listener stopped', async () => {
  const { db, listen } = await open()
  const received: string[] = []
  const stop = await listen('news', (payload) => received.push(payload))
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
  expect(received).toEqual(['committed', 'at once'])
})

test('listeners learn of a restart of the engine and get later notifications', async () => {
  const { db, listen, withoutTimeout } = await open({ deadline: 600_000, watchdog: 200 })
  const received: string[] = []
  const gap = Promise.withResolvers<void>()
  await listen('news', (payload) => received.push(payload), gap.resolve)
  const endless = db.execute(sql`select count(*) from generate_series(1, 1000000000)`)
  await expect(endless).rejects.toMatchObject(unavailable)
  await gap.promise
  await withoutTimeout((long) => long.execute(sql`select pg_notify('news', 'after')`))
  await expect.poll(() => received).toEqual(['after'])
})

test('a data folder that another process has open is refused with one line', async () => {
  const dataDir = join(folder, 'held')
  mkdirSync(join(dataDir, 'database'), { recursive: true })
  const holder = createServer((client) => client.end('4711\n'))
  await new Promise<void>((resolve) =>
    holder.listen(join(dataDir, 'database/lock.sock'), () => resolve()),
  )
  const refused = openEmbedded({ dataDir })
  await expect(refused).rejects.toBeInstanceOf(DatabaseRefused)
  await expect(refused).rejects.toThrow('is in use by process 4711.')
  holder.close()
})

test('the holder does the work of another process, and refuses what it cannot do', async () => {
  const dataDir = join(folder, 'requests')
  expect(await requestOfHolder(dataDir, 'jobs', ['dead'])).toBeUndefined()
  const database = await openEmbedded({ dataDir, dumps: false })
  onHolderRequest('jobs', (args) => Promise.resolve([`did ${args.join()}`]))
  expect(await requestOfHolder(dataDir, 'jobs', ['dead'])).toEqual(['did dead'])
  const refused = requestOfHolder(dataDir, 'staff')
  await expect(refused).rejects.toBeInstanceOf(DatabaseRefused)
  await expect(refused).rejects.toThrow('cannot do this')
  await database.close()
})
