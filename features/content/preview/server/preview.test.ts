import { anonymous, type Actor } from '@/lib/auth/actor'
import { contentEntries } from '@/lib/db/schema/content'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { withDraft } from './preview'

const { database, ask, member } = contentUnderTest()
let writer: StaffMember
let editor: Actor
beforeAll(async () => {
  writer = await member('editor')
  editor = { ...anonymous, userId: writer.id, loginId: randomUUID(), staffRoles: ['editor'] }
})

const story = (title: string, more: object = {}) => ({
  DESCRIPTION_ENG: title,
  DESCRIPTION_ARA: `${title} بالعربية`,
  TARIFF_ENG: '<p>Text</p><script>alert(1)</script>',
  TARIFF_ARA: '<p>نص</p>',
  meta_description_en: null,
  meta_description_ar: null,
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
  industries: [1],
  news_date: '2026-11-20',
  status: 1,
  ...more,
})

const begin = async (record: object) =>
  String((await ask('POST', 'admin/content/news', writer, { record })).body.id)
const shown = async (id: string) => {
  const { status, body } = await ask('GET', `news/${id}`)
  return status === 200 ? body.DESCRIPTION_ENG : status
}
/** As when a sector that a draft names is taken away. */
const spoil = (id: string) =>
  database.db
    .update(contentEntries)
    .set({ data: story('Spoilt', { industries: [999] }) })
    .where(and(eq(contentEntries.kind, 'news'), eq(contentEntries.record_id, id)))
const inPreview = (actor: Actor, id: string, kind = 'news') =>
  withDraft(actor, { kind, id }, () => shown(id))

describe('a preview', () => {
  it('shows a record that was never published to staff, and afterwards to nobody', async () => {
    const id = await begin(story('Unseen'))
    expect(await inPreview(editor, id)).toBe('Unseen')
    expect(await shown(id)).toBe(404)
    expect(await inPreview(anonymous, id)).toBe(404)
    expect(await inPreview({ ...editor, staffRoles: ['officer'] }, id)).toBe(404)
  })

  it('shows a draft instead of the published record, and leaves that unchanged', async () => {
    const id = await begin(story('Before'))
    await ask('POST', `admin/content/news/${id}/publish`, writer, { version: 1 })
    await ask('PUT', `admin/content/news/${id}`, writer, { version: 2, record: story('After') })
    expect(await inPreview(editor, id)).toBe('After')
    expect(await shown(id)).toBe('Before')
  })

  it('shows an earlier version, and refuses one that does not exist', async () => {
    const id = await begin(story('First text'))
    await ask('POST', `admin/content/news/${id}/publish`, writer, { version: 1 })
    await ask('PUT', `admin/content/news/${id}`, writer, { version: 2, record: story('Second') })
    await ask('POST', `admin/content/news/${id}/publish`, writer, { version: 3 })
    const seen = (version: number) =>
      withDraft(editor, { kind: 'news', id, version }, () => shown(id))
    expect([await seen(1), await seen(3)]).toEqual(['First text', 'Second'])
    expect(await shown(id)).toBe('Second')
    const path = `admin/content/news/${id}/preview`
    expect((await ask('GET', `${path}?version=1`, writer)).status).toBe(200)
    expect((await ask('GET', `${path}?version=99`, writer)).status).toBe(404)
  })

  it('shows a hidden record, sanitised as its publication would', async () => {
    const id = await begin(story('Hidden', { status: 0 }))
    const html = await withDraft(editor, { kind: 'news', id }, async () => {
      const { body } = await ask('GET', `news/${id}`)
      return body.TARIFF_ENG
    })
    expect(html).toBe('<p>Text</p>')
  })

  it('shows the published record when the draft is invalid', async () => {
    const id = await begin(story('Good'))
    await ask('POST', `admin/content/news/${id}/publish`, writer, { version: 1 })
    await ask('PUT', `admin/content/news/${id}`, writer, { version: 2, record: story('Bad') })
    await spoil(id)
    expect(await inPreview(editor, id)).toBe('Good')
  })

  it('answers 404 for an unknown record', async () => {
    expect(await inPreview(editor, '999999')).toBe(404)
    expect(await inPreview(editor, '1', 'no-kind')).not.toBe(404)
  })
})

describe('the paths of a preview', () => {
  const pagePath = (kind: string, id: string) =>
    ask('GET', `admin/content/${kind}/${id}/preview`, writer)

  it('follow the new title of the draft', async () => {
    const id = await begin(story('Olive harvest'))
    const { status, body } = await pagePath('news', id)
    expect([status, body]).toEqual([
      200,
      { paths: { en: `/news/${id}-Olive-harvest`, ar: `/news/${id}-Olive-harvest` } },
    ])
    expect((await pagePath('goals', '1')).body.paths).toEqual({ en: '/', ar: '/' })
  })

  it('are refused with the invalid fields of the draft', async () => {
    const id = await begin(story('Wrong'))
    await spoil(id)
    const { status, body } = await pagePath('news', id)
    expect([status, body.errors]).toEqual([422, { industries: ['unknown'] }])
  })

  it('are for editors', async () => {
    expect((await ask('GET', 'admin/content/news/1/preview')).status).toBe(401)
    const officer = await member('officer')
    expect((await ask('GET', 'admin/content/news/1/preview', officer)).status).toBe(403)
  })
})
