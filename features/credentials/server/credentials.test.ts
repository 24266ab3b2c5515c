import { importRecords } from '@/features/content/server/imports'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { countries } from '@/lib/db/schema/geography'
import { changeHistory } from '@/lib/db/schema/history'
import { lookups } from '@/lib/db/schema/lookups'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { credentialCalls } from '@/tests/support/credentials'
import { listCredentials } from './credentials'

const person = (...staffRoles: StaffRole[]): Actor => ({
  ...anonymous,
  userId: 7,
  companyId: 1,
  vip: true,
  loginId: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  staffRoles,
})

const people = new Map([
  ['member', person()],
  ['officer', person('officer')],
  ['editor', person('editor')],
])

const apiServer = mount(credentialCalls, {
  identify: (request) =>
    Promise.resolve(people.get(request.headers.get('x-caller') ?? '') ?? anonymous),
})

const database = useTestDatabase()

const texts = (en: string, ar = en) => ({ en, ar })

const credential = (id: number, given: object = {}) => ({
  id,
  ...bilingualPair('name', texts(`Certificate ${id}`, `شهادة ${id}`)),
  ...bilingualPair('description', texts('<p>ISO 9001</p><script>1</script>')),
  type: 1,
  country_id: 400,
  date: `2025-01-0${id}`,
  status: 1,
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  updated_at: '2025-12-01T06:00:00.000Z',
  sample: true,
  ...given,
})

beforeAll(async () => {
  const { db } = database
  const staff = { id: 7, name: 'Rana', email: 'rana@staff.example', locale: 'en' as const }
  await db.insert(users).values(staff)
  const place = (id: number, code_2: string, code_3: string, name: string) => ({
    id,
    code_2,
    code_3,
    code_num: String(id),
    is_arab: true,
    ...bilingualPair('name', texts(name)),
  })
  await db
    .insert(countries)
    .values([place(400, 'JO', 'JOR', 'Jordan'), place(818, 'EG', 'EGY', 'Egypt')])
  await db.insert(lookups).values(
    [1, 2].map((id) => ({
      list: 'credential_types' as const,
      id,
      sort: id,
      ...bilingualPair('name', texts(`Type ${id}`)),
    })),
  )
  await importRecords(db, 'credentials', [
    credential(1),
    credential(2, { type: 2, country_id: 818, status: 0 }),
    credential(3, { date: '2026-11-05' }),
  ])
})

type Query = Parameters<typeof listCredentials>[0]

const found = async (query: Query) => wholeFrom(await listCredentials(query)).map(({ id }) => id)

describe('the list of credentials', () => {
  it('is the whole array, active or not, newest first, without a query', async () => {
    expect(Array.isArray(await listCredentials({}))).toBe(true)
    expect(await found({})).toEqual([3, 2, 1])
  })

  it('has ten per page, with the exact total', async () => {
    expect(await listCredentials({ page: 1 })).toMatchObject({ total: 3, per_page: 10 })
    expect(await listCredentials({ page: 9 })).toMatchObject({ data: [], total: 3 })
  })

  it('is filtered by type, country and year, and searched', async () => {
    expect(await found({ type: '2' })).toEqual([2])
    expect(await found({ country: '400' })).toEqual([3, 1])
    expect(await found({ year: '2025' })).toEqual([2, 1])
    expect(await found({ year: '2025,2026', type: '1' })).toEqual([3, 1])
    expect(await found({ q: 'CERTIFICATE 2' })).toEqual([2])
    expect(await found({ q: 'شهاده' })).toEqual([3, 2, 1])
    expect(await found({ q: 'script' })).toEqual([])
  })
})

const form = {
  ...bilingualPair('name', texts('New', 'جديد')),
  ...bilingualPair('description', texts('<p>Text</p><script>1</script>')),
  type: 1,
  country_id: 400,
  date: '2026-01-01',
}

async function ask(method: string, path: string, caller: string, body?: object) {
  const response = await apiServer.app.request(`/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-caller': caller },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

describe('credentials POST, PUT and DELETE', () => {
  it.each([
    ['nobody', 401],
    ['member', 403],
    ['officer', 403],
  ])('are for editors only: %s gets %i', async (caller, status) => {
    expect((await ask('POST', 'credentials', caller, form)).status).toBe(status)
    expect((await ask('PUT', 'credentials/1', caller, form)).status).toBe(status)
    expect((await ask('DELETE', 'credentials/1', caller)).status).toBe(status)
    expect(await found({})).toEqual([3, 2, 1])
  })

  it('add, change and remove a credential, with a history entry for each', async () => {
    const added = await ask('POST', 'credentials', 'editor', form)
    expect(added).toMatchObject({
      status: 200,
      body: { type: 1, status: 1, ...bilingualPair('description', texts('<p>Text</p>')) },
    })
    const { id } = added.body
    expect(await ask('GET', `credentials/${id}`, 'nobody')).toMatchObject({ status: 200 })
    const changed = await ask('PUT', `credentials/${id}`, 'editor', { ...form, type: 2, status: 0 })
    expect(changed).toMatchObject({ status: 200, body: { id, type: 2, status: 0 } })
    expect(await ask('DELETE', `credentials/${id}`, 'editor')).toEqual({
      status: 200,
      body: 'Success',
    })
    expect((await ask('GET', `credentials/${id}`, 'nobody')).status).toBe(404)
    const history = await database.db.select().from(changeHistory).orderBy(asc(changeHistory.id))
    expect(
      history.map(({ action, subject_id, changed_by }) => [action, subject_id, changed_by]),
    ).toEqual([
      ['create', String(id), 7],
      ['update', String(id), 7],
      ['delete', String(id), 7],
    ])
    expect(history[2]?.change).toMatchObject({ before: { type: 2 } })
  })

  it.each([
    ['a type that there is not', { type: 99 }, 'type'],
    ['a country that there is not', { country_id: 99 }, 'country_id'],
    ['no name', bilingualPair('name', texts(' ')), 'name_eng'],
    ['no day', { date: '2026-13-01' }, 'date'],
    ['an unknown status', { status: 7 }, 'status'],
  ])('refuse %s', async (_, given, field) => {
    const { status, body } = await ask('POST', 'credentials', 'editor', { ...form, ...given })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it('return 404 for an unknown credential', async () => {
    expect((await ask('PUT', 'credentials/99', 'editor', form)).status).toBe(404)
    expect((await ask('DELETE', 'credentials/99', 'editor')).status).toBe(404)
  })
})
