import { files } from '@/lib/db/schema/files'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

describe('the files of the library', () => {
  const { ask, member, database } = contentUnderTest()
  let editor: StaffMember
  let key: string

  const address = () => `/media/${key}/640.webp`

  beforeAll(async () => {
    editor = await member('editor')
  })

  beforeEach(async () => {
    key = randomUUID().replaceAll('-', '')
    await database.db.insert(files).values({
      key,
      kind: 'picture',
      audience: 'open',
      mime: 'image/webp',
      bytes: 9,
      sha256: '0'.repeat(64),
      widths: [320, 640],
      file_name: 'harvest.png',
      created_at: sql`now() - interval '2 days'`,
    })
  })

  const unused = async () => {
    const { body } = await ask('GET', 'admin/media-unused?per_page=100', editor)
    return body.data.map((one: { key: string }) => one.key)
  }
  const uses = async () => (await ask('GET', `admin/media/${key}/uses`, editor)).body

  it('say in which records they are used, published or as a draft', async () => {
    const path = 'admin/content/membership/1'
    const { record, version } = (await ask('GET', path, editor)).body
    const draft = await ask('PUT', path, editor, {
      version,
      record: { ...record, image: address() },
    })
    expect(draft.status).toBe(200)
    expect(await uses()).toMatchObject({
      uses: [{ kind: 'membership', id: '1', is_published: false, is_draft: true }],
      versions: 1,
    })
    await ask('POST', `${path}/publish`, editor, { version: draft.body.version })
    expect(await uses()).toMatchObject({ uses: [{ is_published: true, is_draft: false }] })
    expect(await unused()).not.toContain(key)
    const removed = await ask('DELETE', `admin/media/${key}`, editor)
    expect([removed.status, removed.body.errors?.record]).toMatchObject([409, ['in_use']])
  })

  it('are found in the text of a record too', async () => {
    const { data } = (await ask('GET', 'admin/content/faqs?per_page=1', editor)).body
    const path = `admin/content/faqs/${data[0].id}`
    const { record, version } = (await ask('GET', path, editor)).body
    const html = `<p>Text</p><img src="${address()}" alt="Olive harvest">`
    await ask('PUT', path, editor, { version, record: { ...record, answer_eng: html } })
    expect((await uses()).uses).toMatchObject([{ kind: 'faqs', is_draft: true }])
  })

  it('are removed where nothing uses them, once', async () => {
    expect(await unused()).toContain(key)
    expect((await ask('DELETE', `admin/media/${key}`, editor)).status).toBe(200)
    expect(await unused()).not.toContain(key)
    expect((await ask('GET', `admin/media/${key}/uses`, editor)).status).toBe(404)
    expect((await ask('DELETE', `admin/media/${key}`, editor)).status).toBe(404)
  })

  it('are not unused on the day of their upload, nor as samples', async () => {
    await database.db.update(files).set({ created_at: sql`now()` })
    expect(await unused()).toEqual([])
    await database.db
      .update(files)
      .set({ created_at: sql`now() - interval '2 days'`, sample: true })
    expect(await unused()).toEqual([])
    expect((await ask('DELETE', `admin/media/${key}`, editor)).status).toBe(409)
  })

  it('are for editors', async () => {
    const officer = await member('officer')
    expect((await ask('GET', `admin/media/${key}/uses`, officer)).status).toBe(403)
    expect((await ask('GET', 'admin/media-unused', officer)).status).toBe(403)
    expect((await ask('DELETE', `admin/media/${key}`, officer)).status).toBe(403)
  })
})
