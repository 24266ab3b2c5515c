import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, expect, it } from 'vitest'

const { ask, member } = contentUnderTest()

let editor: StaffMember

let admin: StaffMember

beforeAll(async () => {
  editor = await member('editor')
  admin = await member('admin')
})

const form = {
  name_eng: 'ISO 9001',
  name_ara: 'آيزو 9001',
  description_eng: '<p>Quality</p>',
  description_ara: '<p>جودة</p>',
  type: 1,
  country_id: 400,
  date: '2026-01-01',
  status: 1,
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
}

it('a direct write is an edit conflict for anyone with the record open in the back office', async () => {
  const made = await ask('POST', 'credentials', editor, form)
  const id = String(made.body.id)
  const path = `admin/content/credentials/${id}`
  const open = (await ask('GET', path, editor)).body
  const direct = await ask('PUT', `credentials/${id}`, admin, { ...form, name_eng: 'ISO 14001' })
  expect(direct.status).toBe(200)
  const saved = await ask('PUT', path, editor, { version: open.version, record: open.record })
  expect(saved.status).toBe(409)
  expect(saved.body.errors.changed_by).toEqual([admin.name])
  const versions = (await ask('GET', `${path}/versions`, editor)).body.data
  expect(versions.map((one: { action: string }) => one.action)).toEqual(['direct', 'first'])
  expect((await ask('DELETE', `credentials/${id}`, admin)).status).toBe(200)
  expect((await ask('GET', path, editor)).body).toMatchObject({ state: 'removed', version: 2 })
})

it('a direct write is refused under the four-eyes rule', async () => {
  await ask('PUT', 'admin/content-kinds/credentials', admin, { four_eyes: true })
  expect((await ask('POST', 'credentials', admin, form)).status).toBe(409)
})
