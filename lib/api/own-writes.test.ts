import { untilChange } from '@/lib/cache/until-change'
import { closeDatabase, database, transaction } from '@/lib/db/database'
import { execute, startPostgres } from '@/tests/support/postgres'
import { route } from '@/tests/support/route'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { mount } from './mount'

const primary = await startPostgres()
const standby = await primary?.standby()

const notes = pgTable('notes', { note: text().notNull() })
const shape = { summary: 'Notes', access: 'public' } as const
const answer = z.object({ standby: z.boolean(), notes: z.array(z.string()) })
const reading = { ...shape, method: 'GET', response: answer } as const
const body = z.object({ note: z.string() })
const done = z.literal('Success')
const calls = {
  list: endpoint({ ...reading, path: 'notes' }),
  published: endpoint({ ...reading, path: 'published', tags: ['news'] }),
  kept: endpoint({ ...reading, path: 'kept' }),
  counting: endpoint({ ...reading, path: 'counting' }),
  add: endpoint({ ...shape, method: 'POST', path: 'notes', body, response: done, format: 'text' }),
}

const isStandby = sql<boolean>`pg_is_in_recovery()`

async function readNotes() {
  const db = await database()
  const [found] = await db.select({ standby: isStandby }).from(sql`(select 1) as one`)
  const rows = await db.select().from(notes)
  return { standby: found?.standby ?? false, notes: rows.map(({ note }) => note) }
}
const addNote = async (note: string) => (await database()).insert(notes).values({ note })
const keptFrom = untilChange(async (db) => {
  const [found] = await db.select({ standby: isStandby }).from(sql`(select 1) as one`)
  return { standby: found?.standby ?? false, notes: [] }
})

const { app } = mount([
  route(calls.list, readNotes),
  route(calls.published, readNotes),
  route(calls.kept, async () => keptFrom(await database())),
  route(calls.counting, async () => {
    await addNote('direct')
    await transaction((tx) => tx.insert(notes).values({ note: 'in a transaction' }))
    return readNotes()
  }),
  route(calls.add, async ({ body: { note } }) => {
    await addNote(note)
    return 'Success' as const
  }),
])

async function read(path = 'notes', cookie = '') {
  const headers = { cookie }
  return answer.parse(await (await app.request(`http://portal/api/${path}`, { headers })).json())
}

/** Adds a note; resolves with the cookie of who did. */
async function write(note: string) {
  const response = await app.request('http://portal/api/notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ note }),
  })
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const onStandby = (statement: string) => execute(standby?.url ?? '', statement)
const pause = () => onStandby('select pg_wal_replay_pause()')
const resume = () => onStandby('select pg_wal_replay_resume()')
const fromStandby = { timeout: 30_000 }

beforeAll(async () => {
  if (!primary || !standby) return
  await execute(primary.url, 'create table notes (note text not null)')
  vi.stubEnv('DATABASE_URL', primary.url)
  vi.stubEnv('DATABASE_READ_URL', standby.url)
})
beforeEach(async () => {
  await addNote('first')
  await expect.poll(async () => (await read()).standby, fromStandby).toBe(true)
})
afterAll(async () => {
  await closeDatabase()
  vi.unstubAllEnvs()
  await standby?.remove()
  await primary?.remove()
})

describe.runIf(standby)('reads with a replica (DATABASE_READ_URL)', () => {
  it('come from it, a little behind for anyone who has written nothing', async () => {
    await pause()
    await write('late')
    expect(await read()).toMatchObject({ standby: true })
    expect((await read()).notes).not.toContain('late')
    await resume()
    await expect.poll(async () => (await read()).notes, fromStandby).toContain('late')
  })

  it('show who has just written what they wrote, until the replica has it, too', async () => {
    await pause()
    const cookie = await write('mine')
    expect(await read('notes', cookie)).toMatchObject({ standby: false })
    expect((await read('notes', cookie)).notes).toContain('mine')
    await resume()
    await expect.poll(async () => (await read('notes', cookie)).standby, fromStandby).toBe(true)
    expect((await read('notes', cookie)).notes).toContain('mine')
  })

  it('come from the primary where they are kept until a publication', async () => {
    expect(await read('published')).toMatchObject({ standby: false })
    expect(await read('kept')).toMatchObject({ standby: false })
  })

  it('write on the primary what they count', async () => {
    expect(await read('counting')).toMatchObject({ standby: true })
    const counted = expect.arrayContaining(['direct', 'in a transaction'])
    await expect.poll(async () => (await read()).notes, fromStandby).toEqual(counted)
  })

  it('come from the primary once the replica is more than ten seconds behind', async () => {
    await pause()
    await write('behind')
    expect(await read()).toMatchObject({ standby: true })
    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
    expect(await read()).toMatchObject({ standby: false })
    later.mockRestore()
    await resume()
  })

  it('take a cookie that names no position for one that is not reached', async () => {
    expect(await read('notes', 'written=DROP')).toMatchObject({ standby: false })
  })

  it('go on from the primary while the replica is away, and come back to it', async () => {
    await standby?.kill()
    expect(await read()).toMatchObject({ standby: false })
    await standby?.start()
    await expect.poll(async () => (await read()).standby, fromStandby).toBe(true)
  })
})
