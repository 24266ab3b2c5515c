import { openInMemory, type InMemoryDatabase } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { users } from '@/lib/db/schema/accounts'
import { accountsUnderTest, cookieOf, password, person, sameOrigin } from '@/tests/support/accounts'
import { sql, type SQL } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const { database, ask, register } = accountsUnderTest()
const folder = mkdtempSync(join(tmpdir(), 'full-volume-'))
const isEmbedded = inject('testTemplate').engine === 'pglite'
const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis
let short: InMemoryDatabase | undefined
let staff: Record<string, string>
let member: Record<string, string>

const guess = (name: string, typed = password) =>
  ask('login', { email: person(name).email, password: typed })

function requireInMemory(handle: DatabaseHandle | undefined): InMemoryDatabase {
  if (!handle || !isInMemory(handle)) throw new Error('The database is not in memory.')
  return handle
}

const isInMemory = (handle: DatabaseHandle): handle is InMemoryDatabase => 'save' in handle

const rowsOf = async (query: SQL) => (await requireInMemory(short).db.execute(query)).rows

/** A copy of the database whose volume has less space than it must have. */
beforeAll(async () => {
  if (!isEmbedded) return
  staff = (await register('Abla')).browser
  await database.db.update(users).set({ staff_roles: ['admin'] })
  member = (await register('Bahia')).browser
  await database.db.execute(sql`update sessions set seen_at = now() - interval '2 minutes'`)
  const file = join(folder, 'copy.tar')
  await requireInMemory(database.handle).save(file)
  short = await openInMemory(file, {}, Number.MAX_SAFE_INTEGER)
  holder[slot] = Promise.resolve(short)
})
afterAll(async () => {
  holder[slot] = Promise.resolve(database.handle)
  await short?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(isEmbedded)('F4 on a volume that is short of space', () => {
  it('a session is served on, and only that of staff is prolonged', async () => {
    for (const headers of [staff, member]) {
      expect((await ask('user', undefined, headers)).status).toBe(200)
    }
    const prolonged = sql`select distinct user_id from sessions where seen_at > now() - interval '1 minute'`
    expect(await rowsOf(prolonged)).toHaveLength(1)
  })

  it('staff log in and out, and a member gets 507', async () => {
    const response = await guess('Abla')
    expect(response.status).toBe(200)
    const opened = { ...sameOrigin, cookie: cookieOf(response) }
    expect((await ask('user', undefined, opened)).status).toBe(200)
    expect((await ask('logout', {}, opened)).status).toBe(200)
    expect((await ask('user', undefined, opened)).status).toBe(401)
    expect((await guess('Bahia')).status).toBe(507)
  })

  it('wrong passwords are counted', async () => {
    for (let time = 0; time < 6; time += 1) await guess('Abla', 'wrong password')
    const most = sql`select max(failures) as most from login_failures`
    expect(await rowsOf(most)).toEqual([{ most: 6 }])
  })
})
