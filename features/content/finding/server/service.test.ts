import { reindexing } from '@/features/search/documents/server/service'
import { runDueJobs } from '@/lib/jobs/runner'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, expect, it } from 'vitest'

const { ask, member } = contentUnderTest()
let writer: StaffMember
let admin: StaffMember
beforeAll(async () => {
  writer = await member('editor')
  admin = await member('admin')
})

const story = (title: string, status: number) => ({
  DESCRIPTION_ENG: title,
  DESCRIPTION_ARA: `${title} بالعربية`,
  TARIFF_ENG: '<p>Text</p>',
  TARIFF_ARA: '<p>نص</p>',
  meta_description_en: null,
  meta_description_ar: null,
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
  industries: [],
  news_date: '2026-11-20',
  status,
})

const found = async (q: string) => {
  const { body } = await ask('GET', `search?q=${encodeURIComponent(q)}&per_page=100`)
  return body.data.map(({ type, id }: { type: string; id: number }) => `${type}:${id}`)
}

it('a record can be found from its publication to its removal, by what is published of it', async () => {
  const begun = await ask('POST', 'admin/content/news', writer, {
    record: story('Zaatarfest', 1),
  })
  const id = String(begun.body.id)
  const act = (verb: string, version: number) =>
    ask('POST', `admin/content/news/${id}/${verb}`, writer, { version })
  const save = (version: number, record: object) =>
    ask('PUT', `admin/content/news/${id}`, writer, { version, record })
  expect(await found('Zaatarfest')).toEqual([])
  await act('publish', 1)
  expect(await found('Zaatarfest')).toEqual([`news:${id}`])
  await save(2, story('Sumacfest', 1))
  expect(await found('Sumacfest')).toEqual([])
  await act('publish', 3)
  expect(await found('Sumacfest')).toEqual([`news:${id}`])
  expect(await found('Zaatarfest')).toEqual([])
  await save(4, story('Sumacfest', 0))
  await act('publish', 5)
  expect(await found('Sumacfest')).toEqual([])
  await save(6, story('Sumacfest', 1))
  await act('publish', 7)
  expect(await found('Sumacfest')).toEqual([`news:${id}`])
  expect((await ask('DELETE', `admin/content/news/${id}?version=8`, writer)).status).toBe(200)
  expect(await found('Sumacfest')).toEqual([])
})

it('the new name of a sector leads to what belongs to it a little later', async () => {
  const { body } = await ask('GET', 'admin/content/sectors/1', admin)
  const record = { ...body.record, name_eng: 'Qirfaworks' }
  expect(await found('Qirfaworks')).toEqual([])
  const saved = await ask('PUT', 'admin/content/sectors/1', admin, { version: 0, record })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  const published = await ask('POST', 'admin/content/sectors/1/publish', admin, { version: 1 })
  expect(published.status).toBe(200)
  while ((await runDueJobs([reindexing])) > 0);
  const types = (await found('Qirfaworks')).map((one: string) => one.split(':')[0])
  expect(new Set(types)).toEqual(new Set(['companies', 'products', 'events', 'news']))
})
