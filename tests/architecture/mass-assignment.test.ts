import { apiServer } from '@/app/api/api-server'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { accountTokens, sessions, users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { formRequest } from '@/tests/support/uploads'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, getTableColumns, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const database = useTestDatabase()
const { app } = mount(apiServer.routes, { identify })

const password = 'olive harvest in autumn'
const fresh = 'a new one for the winter'

const columns = [users, sessions, accountTokens, companies].flatMap((table) =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => [key, column.name]),
)
const keys = [
  ...new Set([
    ...columns,
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'role',
    'roles',
    'admin',
    'isVip',
    'companyId',
    'staffRoles',
    'userId',
    'actor',
    'Id',
  ]),
]

const runs = { numRuns: 20 }

const value = fc.constantFrom<unknown>(
  true,
  false,
  1,
  0,
  -1,
  null,
  '',
  'admin',
  '1',
  '2020-01-01T00:00:00Z',
  ['admin'],
  [1],
  { is_vip: true },
  { staff_roles: ['admin'] },
  { prototype: { is_vip: true } },
)
const extra = fc.array(fc.tuple(fc.constantFrom(...keys), value), { minLength: 1, maxLength: 40 })

type Extra = [string, unknown][]

/** JSON with raw keys, also those that no object literal can have; the last one counts. */
function jsonOf(added: Extra, body: object): string {
  const other = added.filter(([key]) => !(key in body) || key in Object.prototype)
  const once = [...new Map(other), ...Object.entries(body)]
  return `{${once.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`).join(',')}}`
}

let callers = 0

async function send(path: string, body: string | FormData, authorization?: string) {
  callers += 1
  const url = `http://portal.example/api/${path}`
  const headers = {
    'x-client-address': `10.1.${callers >> 8}.${callers & 255}`,
    ...(authorization !== undefined && { authorization }),
  }
  if (body instanceof FormData) return app.fetch(await formRequest(url, body, headers))
  const json = { ...headers, 'content-type': 'application/json' }
  return app.fetch(new Request(url, { method: 'POST', headers: json, body }))
}

const registration = (number: number) => ({
  name: 'Nour',
  phone: '0790000000',
  email: `nour${number}@portal.example`,
  password,
  password_confirmation: password,
})

/** Registers one more person, with these keys next to what registration asks for. */
async function registered(added: Extra = []) {
  const form = registration((callers += 1))
  const answer = await send('register', jsonOf(added, form))
  expect(answer.status).toBe(200)
  const { token } = await answer.json()
  const [row] = await database.db.select().from(users).where(eq(users.email, form.email))
  if (!row) throw new Error('Nobody was registered.')
  return { row, authorization: `Bearer ${token}` }
}

const others = (id: number) =>
  database.db.select().from(users).where(ne(users.id, id)).orderBy(users.id)

const rowOf = async (id: number) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]

/** The columns in which a row differs from what it was. */
function changed(before: object, after: object | undefined): string[] {
  const now = new Map(Object.entries(after ?? {}))
  return Object.entries(before)
    .filter(([key, was]) => JSON.stringify(was) !== JSON.stringify(now.get(key)))
    .map(([key]) => key)
    .toSorted()
}

/** The columns that each call of a person may write, and how to make the call. */
const calls: Record<string, { columns: string[]; body: (id: number) => object }> = {
  'change-password': {
    columns: ['password_hash', 'updated_at', 'version'],
    body: () => ({
      current_password: password,
      password: fresh,
      password_confirmation: fresh,
    }),
  },
  'change-email': {
    columns: [],
    body: (id) => ({ current_password: password, email: `new${id}@portal.example` }),
  },
  'change-details': {
    columns: ['job_title', 'phone', 'updated_at', 'version'],
    body: () => ({ phone: '+962790000001', job_title: 'Owner', country_id: '' }),
  },
  'change-language': {
    columns: ['locale', 'updated_at', 'version'],
    body: () => ({ locale: 'en' }),
  },
  logout: { columns: [], body: () => ({}) },
}

describe('T7 mass assignment: a body with keys that its contract does not declare', () => {
  it('changes no column at registration', async () => {
    const { row: plain } = await registered()
    await fc.assert(
      fc.asyncProperty(extra, async (added) => {
        const { row } = await registered(added)
        const own = ['created_at', 'email', 'id', 'password_hash', 'updated_at']
        expect(changed(plain, row).filter((column) => !own.includes(column))).toEqual([])
        expect(row.id).toBeGreaterThan(plain.id)
      }),
      runs,
    )
  })

  for (const [name, { columns: allowed, body }] of Object.entries(calls)) {
    it(`changes no column of anybody by ${name}`, async () => {
      await fc.assert(
        fc.asyncProperty(extra, async (added) => {
          const { row, authorization } = await registered()
          const before = await others(row.id)
          const answer = await send(name, jsonOf(added, body(row.id)), authorization)
          expect(answer.status).toBe(200)
          expect(changed(row, await rowOf(row.id))).toEqual(allowed)
          expect(await others(row.id)).toEqual(before)
        }),
        runs,
      )
    })
  }

  it('changes no column of anybody by edit-profile', async () => {
    await fc.assert(
      fc.asyncProperty(extra, async (added) => {
        const { row, authorization } = await registered()
        await database.db.update(users).set({ avatar_key: 'kept' }).where(eq(users.id, row.id))
        const [had, before] = [await rowOf(row.id), await others(row.id)]
        const form = new FormData()
        for (const [key, one] of new Map(added)) form.set(key, String(one))
        form.set('name', 'Noura')
        form.set('last_name', 'Haddad')
        form.delete('avatar_img')
        const answer = await send(`edit-profile/${row.id}`, form, authorization)
        expect(answer.status).toBe(200)
        const expected = ['last_name', 'name', 'updated_at', 'version']
        expect(changed(had ?? {}, await rowOf(row.id))).toEqual(expected)
        expect(await others(row.id)).toEqual(before)
      }),
      runs,
    )
  })

  it('changes no prototype of other objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect({}).not.toHaveProperty('is_vip')
  })
})
