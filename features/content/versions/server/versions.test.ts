import { contentVersions } from '@/lib/db/schema/content'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'

describe('the versions of a record', () => {
  const { ask, member } = contentUnderTest()

  let editor: StaffMember

  let other: StaffMember

  let path: string

  let first: Record<string, unknown>

  beforeAll(async () => {
    editor = await member('editor')
    other = await member('editor')
    const { body } = await ask('GET', 'admin/content/offices?per_page=1', editor)
    path = `admin/content/offices/${body.data[0].id}`
    first = (await ask('GET', path, editor)).body.record
    await ask('PUT', path, editor, { version: 0, record: { ...first, hours_eng: '8 to 4' } })
    await ask('PUT', path, other, { version: 1, record: { ...first, hours_eng: '9 to 5' } })
    await ask('POST', `${path}/publish`, editor, { version: 2 })
  })

  it('are listed, the newest first, with the person and the action', async () => {
    const { body } = await ask('GET', `${path}/versions`, editor)
    expect(body).toMatchObject({ total: 4, page: 1 })
    expect(body.data).toMatchObject([
      { version: 3, action: 'publish', state: 'published', by: { name: editor.name } },
      { version: 2, action: 'save', state: 'draft', by: { name: other.name } },
      { version: 1, action: 'save', state: 'draft', by: { name: editor.name } },
      { version: 0, action: 'first', state: 'published', by: null },
    ])
    const page = await ask('GET', `${path}/versions?page=2&per_page=3`, editor)
    expect(page.body.data).toMatchObject([{ version: 0 }])
  })

  it('show the changed fields', async () => {
    const { body } = await ask('GET', `${path}/versions/2`, editor)
    expect(body.changed).toEqual(['hours_eng'])
    expect([body.previous.hours_eng, body.record.hours_eng]).toEqual(['8 to 4', '9 to 5'])
  })

  it('are compared with any other one, in either direction', async () => {
    const { body } = await ask('GET', `${path}/versions/3?other=0`, editor)
    expect(body).toMatchObject({ changed: ['hours_eng'], previous_version: 0 })
    expect([body.previous.hours_eng, body.record.hours_eng]).toEqual([first.hours_eng, '9 to 5'])
    const back = (await ask('GET', `${path}/versions/1?other=2`, editor)).body
    expect([back.previous.hours_eng, back.record.hours_eng]).toEqual(['9 to 5', '8 to 4'])
    expect((await ask('GET', `${path}/versions/2`, editor)).body.previous_version).toBe(1)
    expect((await ask('GET', `${path}/versions/2?other=99`, editor)).status).toBe(404)
  })

  it('can be restored as a draft', async () => {
    const { status, body } = await ask('POST', `${path}/restore`, other, { version: 3, from: 0 })
    expect([status, body.state, body.record]).toEqual([200, 'draft', first])
    expect(body.published.hours_eng).toBe('9 to 5')
    const stale = await ask('POST', `${path}/restore`, other, { version: 3, from: 0 })
    expect(stale.status).toBe(409)
  })

  it('answer 404 for an unknown version', async () => {
    expect((await ask('GET', `${path}/versions/99`, editor)).status).toBe(404)
    expect((await ask('POST', `${path}/restore`, editor, { version: 4, from: 99 })).status).toBe(
      404,
    )
  })
})

describe('a restored version', () => {
  const { ask, member, database } = contentUnderTest()
  let editor: StaffMember

  beforeAll(async () => {
    editor = await member('editor')
  })

  /** A record with both languages, then with one that is newer, then with both written again. */
  async function written() {
    const { body } = await ask('GET', 'admin/content/offices?per_page=1&page=2', editor)
    const path = `admin/content/offices/${body.data[0].id}`
    const { record } = (await ask('GET', path, editor)).body
    let { version } = (await ask('GET', path, editor)).body
    const save = async (hours: object) => {
      const answer = await ask('PUT', path, editor, { version, record: { ...record, ...hours } })
      expect(answer.status).toBe(200)
      version = answer.body.version
    }
    await save({ hours_eng: '8 to 4', hours_ara: 'من 8 إلى 4' })
    await save({ hours_eng: '9 to 5', hours_ara: 'من 8 إلى 4' })
    await save({ hours_eng: '9 to 5', hours_ara: 'من 9 إلى 5' })
    const both = version - 2
    const restore = async (from: number) => {
      const answer = await ask('POST', `${path}/restore`, editor, { version, from })
      version = answer.body.version
      return answer.body
    }
    return { both, newer: version - 1, restore }
  }

  it('marks no translation as older that was written with its text', async () => {
    const { both, restore } = await written()
    const restored = await restore(both)
    expect(restored.record).toMatchObject({ hours_eng: '8 to 4' })
    expect([restored.older, restored.touched]).toEqual([[], {}])
  })

  it('marks a translation as older that was older then', async () => {
    const { newer, both, restore } = await written()
    expect((await restore(newer)).older).toEqual(['ar'])
    expect((await restore(both)).older).toEqual([])
  })

  it('from before marks were noted counts as written together', async () => {
    const { both, restore } = await written()
    await database.db.update(contentVersions).set({ touched: null })
    expect((await restore(both)).older).toEqual([])
  })
})
