import { listUploads } from '@/features/files/server/uploads'
import { countAgainstLimit } from '@/lib/api/limits'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { files } from '@/lib/db/schema/files'
import { countries } from '@/lib/db/schema/geography'
import { settings } from '@/lib/settings/settings'
import { serveFetch } from '@/tests/support/serve-fetch'
import type { Running } from '@/tests/support/servers'
import { useTestDatabase } from '@/tests/support/test-database'
import { pdfWith } from '@/tests/support/uploads'
import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsFeature } from '../../feature'
import { toUser } from '../../server/accounts.mapper'

const database = useTestDatabase()
let folder: string
let server: Running
let me: number
let other: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-profile-'))
  vi.stubEnv('DATA_DIR', folder)
  expect(settings().DATA_DIR).toBe(folder)
  await database.db
    .insert(countries)
    .values({ id: 400, code_3: 'JOR', code_num: '400', is_arab: true })
  const people = await database.db
    .insert(users)
    .values([
      { name: 'Salma', email: 'salma@a.example', locale: 'ar' },
      { name: 'Dana', email: 'dana@a.example', locale: 'en' },
    ])
    .returning()
  me = people[0]?.id ?? 0
  other = people[1]?.id ?? 0
  const actor = { ...anonymous, userId: me, loginId: 'login' }
  const apiServer = mount(accountsFeature.calls, { identify: () => Promise.resolve(actor) })
  server = await serveFetch((request) => apiServer.app.fetch(request))
})

afterAll(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const row = async (id: number) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]

const portrait = (color: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer()

async function edit(id: number | string, given: Record<string, string>, picture?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  if (picture) form.set('avatar_img', new Blob([Uint8Array.from(picture)]), 'me.png')
  const response = await fetch(`${server.origin}/api/edit-profile/${id}`, {
    method: 'POST',
    body: form,
  })
  return { status: response.status, text: await response.text() }
}

const names = { name: ' Salma ', last_name: 'Haddad' }

describe('one’s own profile', () => {
  it('needs no picture: the initials are drawn', async () => {
    expect(await edit(me, names)).toEqual({ status: 200, text: 'Success' })
    expect(await row(me)).toMatchObject({ name: 'Salma', avatar_key: null })
  })

  it('is changed with names and a picture', async () => {
    expect(await edit(me, names, await portrait('#a33'))).toEqual({ status: 200, text: 'Success' })
    const saved = await row(me)
    expect(saved).toMatchObject({ name: 'Salma', last_name: 'Haddad' })
    const [file] = await database.db
      .select()
      .from(files)
      .where(eq(files.key, saved?.avatar_key ?? ''))
    expect(file).toMatchObject({ audience: 'owner', owner_id: me, mime: 'image/webp' })
    expect(saved && toUser(saved, null).avatar_img).toBe(`/api/files/${saved?.avatar_key}`)
    expect(await listUploads(me)).toMatchObject([
      { mime: 'image/webp', address: `/api/files/${saved?.avatar_key}` },
    ])
  })

  it('keeps its picture when no new one comes', async () => {
    const before = await row(me)
    expect((await edit(me, { ...names, name: 'Sally' })).status).toBe(200)
    expect(await row(me)).toMatchObject({ name: 'Sally', avatar_key: before?.avatar_key })
  })

  it('leaves the old picture to be removed later', async () => {
    const before = (await row(me))?.avatar_key ?? ''
    await edit(me, names, await portrait('#3a3'))
    expect((await row(me))?.avatar_key).not.toBe(before)
    const [old] = await database.db.select().from(files).where(eq(files.key, before))
    expect(old?.discarded_at).not.toBeNull()
  })

  it.each([
    [{ name: '', last_name: 'x' }, 'name'],
    [{ name: 'x', last_name: ' ' }, 'last_name'],
    [{ name: 'x' }, 'last_name'],
  ] satisfies [Record<string, string>, string][])(
    'asks for both names: %j',
    async (given, field) => {
      const { status, text } = await edit(me, given)
      expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, [field]])
    },
  )

  it('ignores other fields of the form', async () => {
    const before = await row(me)
    const extra = { is_vip: 'true', email: 'x@x.example', company_id: '1', staff_roles: 'admin' }
    expect((await edit(me, { ...names, ...extra })).status).toBe(200)
    const after = await row(me)
    const untouched = ({ is_vip, email, company_id, staff_roles }: typeof users.$inferSelect) => [
      is_vip,
      email,
      company_id,
      staff_roles,
    ]
    expect(after && untouched(after)).toEqual(before && untouched(before))
  })

  it('accepts only pictures, of fewer than 2,000,000 bytes', async () => {
    const wrong = await edit(me, names, pdfWith())
    expect([wrong.status, JSON.parse(wrong.text).errors]).toEqual([
      415,
      { avatar_img: ['The file should be a picture: JPEG, PNG or WebP.'] },
    ])
    const jpeg = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(1_999_997)])
    const large = await edit(me, names, jpeg)
    expect([large.status, JSON.parse(large.text).errors]).toEqual([
      413,
      { avatar_img: ['File size should be less than 2 MB!'] },
    ])
  })
})

describe('another person’s profile', () => {
  it('is forbidden', async () => {
    const before = await row(other)
    expect((await edit(other, names, await portrait('#33a'))).status).toBe(403)
    expect(await row(other)).toEqual(before)
  })

  it('is refused before a byte of the form is read', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '999999',
    }
    const sent = request(`${server.origin}/api/edit-profile/${other}`, { method: 'POST', headers })
    sent.flushHeaders()
    const [answer] = await once(sent, 'response')
    sent.destroy()
    expect(answer.statusCode).toBe(403)
  })

  it.each(['0', '-1', 'x', '1.5', '999999999999'])('does not exist for the id %s', async (id) => {
    expect([403, 404]).toContain((await edit(id, names)).status)
  })
})

describe('forms of a person', () => {
  const count = async (action: 'form' | 'upload', times: number) => {
    for (let time = 0; time < times; time += 1) await countAgainstLimit(action, `user ${me}`)
  }

  it('are limited to 30 with files and 120 in total per hour', async () => {
    await database.db.execute('delete from rate_limits')
    const picture = await portrait('#3a3')
    await count('upload', 29)
    await count('form', 116)
    expect((await edit(me, names, picture)).status).toBe(200)
    expect((await edit(me, names, picture)).status).toBe(429)
    expect([(await edit(me, names)).status, (await edit(me, names)).status]).toEqual([200, 200])
    expect((await edit(me, names)).status).toBe(429)
  })
})

describe('what the forms of a person are filled in with', () => {
  const change = async (details: object) => {
    const response = await fetch(`${server.origin}/api/change-details`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
    })
    return { status: response.status, text: await response.text() }
  }

  it('is a telephone number in digits of either script, a job title and a country', async () => {
    const details = { phone: '٠٧٩-٠٠٠ ٠٠٠١', job_title: ' Owner ', country_id: '400' }
    expect(await change(details)).toEqual({ status: 200, text: 'Success' })
    expect(await row(me)).toMatchObject({
      phone: '0790000001',
      job_title: 'Owner',
      country_id: 400,
    })
  })

  it('keeps what is left out, and can be emptied', async () => {
    await change({ phone: '0790000002', job_title: 'Manager', country_id: 400 })
    expect(await change({ job_title: '', country_id: '' })).toEqual({
      status: 200,
      text: 'Success',
    })
    expect(await row(me)).toMatchObject({ phone: '0790000002', job_title: '', country_id: null })
  })

  it.each([
    [{ phone: '12' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ job_title: 'x'.repeat(201) }, 'job_title'],
    [{ country_id: 999_999 }, 'country_id'],
    [{ country_id: 'JO' }, 'country_id'],
  ])('refuses %j', async (details, field) => {
    const { status, text } = await change(details)
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, [field]])
  })
})
