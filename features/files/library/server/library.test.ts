import { openSessions } from '@/features/accounts/sessions/server/sessions'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { files } from '@/lib/db/schema/files'
import { documentKeyOf } from '@/lib/files/names'
import { settings } from '@/lib/settings/settings'
import { libraryCalls } from '@/tests/support/library'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest, pdfWith, pngOf } from '@/tests/support/uploads'
import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const database = useTestDatabase(loadedTemplate)
let folder: string
let editor: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-library-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'upload=1000/60')
  expect(settings().DATA_DIR).toBe(folder)
  editor = await member('editor')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function member(role: StaffRole) {
  const email = `${role}@library.example`
  const row = { name: role, email, locale: 'en' as const, staff_roles: [role] }
  const [written] = await database.db.insert(users).values(row).returning({ id: users.id })
  const person = { id: written?.id ?? 0, isStaff: true, remember: false }
  const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
  return token
}

async function ask(method: string, path: string, json?: object, token = editor) {
  const response = await libraryCalls.fetch(
    new Request(`http://portal.example/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: json ? JSON.stringify(json) : null,
    }),
  )
  return { status: response.status, body: await response.json() }
}

async function upload(file: File | null, texts: Record<string, string> = {}, token = editor) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  if (file) form.append('file', file)
  const headers = { authorization: `Bearer ${token}` }
  const request = await formRequest('http://portal.example/api/admin/media', form, headers)
  const response = await libraryCalls.fetch(request)
  return { status: response.status, body: await response.json() }
}

const picture = () => new File([new Uint8Array(pngOf(800, 400))], 'harvest.png')
const pdf = () => new File([new Uint8Array(pdfWith())], 'report.pdf')

describe('the media library', () => {
  it('accepts a picture with alternative texts, and lists it first', async () => {
    const texts = { alt_eng: 'Olive harvest', alt_ara: 'قطاف الزيتون' }
    const { status, body } = await upload(picture(), texts)
    expect([status, body]).toMatchObject([
      200,
      { kind: 'picture', file_name: 'harvest.png', ...texts },
    ])
    expect(body.address).toMatch(/^\/media\/[0-9a-f]{32}\/\d+\.(?:webp|jpg)$/)
    const { body: list } = await ask('GET', 'admin/media?kind=picture&per_page=5')
    expect(list.data[0].key).toBe(body.key)
    const found = await ask('GET', `admin/media?q=${encodeURIComponent('قطاف')}`)
    expect(found.body.data.map((one: { key: string }) => one.key)).toEqual([body.key])
  })

  it('returns addresses of pictures that records can contain, with a focal point too', async () => {
    const { body } = await upload(picture())
    const path = 'admin/content/membership/1'
    const { record, version } = (await ask('GET', path)).body
    const image = `${body.address}#focus=30,70`
    const saved = await ask('PUT', path, { version, record: { ...record, image } })
    expect([saved.status, saved.body.record?.image]).toEqual([200, image])
  })

  it('shows a document to staff only until a record with it is published', async () => {
    const { body } = await upload(pdf())
    const audienceOf = async () => {
      const key = documentKeyOf(body.address) ?? ''
      const [row] = await database.db.select().from(files).where(eq(files.key, key))
      return [row?.audience, row?.owner_id]
    }
    expect(await audienceOf()).toEqual(['owner', null])
    const { data } = (await ask('GET', 'admin/content/faqs?per_page=1')).body
    const path = `admin/content/faqs/${data[0].id}`
    const { record } = (await ask('GET', path)).body
    await ask('PUT', path, { version: 0, record: { ...record, file_eng: body.address } })
    expect(await audienceOf()).toEqual(['owner', null])
    expect((await ask('POST', `${path}/publish`, { version: 1 })).status).toBe(200)
    expect(await audienceOf()).toEqual(['open', null])
  })

  it('stores alternative texts later, and filters pictures that lack one', async () => {
    const { body } = await upload(picture(), { alt_eng: 'Port of Aqaba' })
    const lacking = async () =>
      (await ask('GET', 'admin/media?without_alt=1&per_page=100')).body.data.map(
        (one: { key: string }) => one.key,
      )
    expect(await lacking()).toContain(body.key)
    const document = await upload(pdf())
    expect(await lacking()).not.toContain(document.body.key)
    const texts = { alt_eng: 'Port of Aqaba', alt_ara: 'ميناء العقبة' }
    expect((await ask('PUT', `admin/media/${body.key}`, texts)).body).toMatchObject(texts)
    expect(await lacking()).not.toContain(body.key)
    expect((await ask('PUT', `admin/media/${'0'.repeat(32)}`, texts)).status).toBe(404)
  })

  it('rejects other files, and accepts uploads from editors and admins only', async () => {
    const page = new File(['<svg onload="alert(1)">'], 'a.png')
    expect((await upload(page)).status).toBe(415)
    expect((await upload(null)).status).toBe(422)
    const officer = await member('officer')
    expect((await upload(picture(), {}, officer)).status).toBe(403)
    expect((await ask('GET', 'admin/media', undefined, officer)).status).toBe(403)
  })

  it('contains no files of companies and persons', async () => {
    const { body } = await ask('GET', 'admin/media?per_page=100')
    const keys = body.data.map((one: { key: string }) => one.key)
    const own = await database.db.select().from(files)
    const theirs = own.filter(({ owner_id }) => owner_id !== null).map(({ key }) => key)
    expect(keys.filter((key: string) => theirs.includes(key))).toEqual([])
  })
})
