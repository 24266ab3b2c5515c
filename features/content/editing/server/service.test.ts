import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, expect, it, describe } from 'vitest'

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

describe('the order of records', () => {
  const { ask, member } = contentUnderTest()

  let editor: StaffMember

  let admin: StaffMember

  beforeAll(async () => {
    editor = await member('editor')
    admin = await member('admin')
  })

  const reorder = (kind: string, ids: string[], who = editor) =>
    ask('POST', `admin/content-order/${kind}`, who, { ids })

  const shown = async () =>
    (await ask('GET', 'home-blocks')).body.data.map((block: { id: number }) => String(block.id))

  it('is published at once, and the drafts follow', async () => {
    const before = await shown()
    const [id] = before
    const path = `admin/content/home-blocks/${id}`
    const { record } = (await ask('GET', path, editor)).body
    await ask('PUT', path, editor, { version: 0, record })
    const wanted = before.toReversed()
    expect((await reorder('home-blocks', wanted)).body).toBe('Success')
    expect(await shown()).toEqual(wanted)
    expect((await ask('GET', path, editor)).body.record.sort).toBe(before.length)
  })

  it('is saved for menu pages, whose ids have two parts', async () => {
    const list = async () =>
      (await ask('GET', 'admin/content/menu-pages?filter=menu_id:1', editor)).body.data.map(
        (page: { id: string }) => page.id,
      )
    const wanted = (await list()).toReversed()
    expect((await reorder('menu-pages', wanted)).status).toBe(200)
    expect(await list()).toEqual(wanted)
  })

  it('stays when one of the records does not exist', async () => {
    const before = await shown()
    expect((await reorder('home-blocks', [...before.toReversed(), '999999'])).status).toBe(404)
    expect(await shown()).toEqual(before)
  })

  it('is refused for kinds without an order, to others, and under the four-eyes rule', async () => {
    expect((await reorder('news', ['1'])).status).toBe(403)
    expect((await reorder('lookups', ['positions.1'])).status).toBe(403)
    expect((await reorder('home-blocks', await shown(), await member('officer'))).status).toBe(403)
    await ask('PUT', 'admin/content-kinds/home-blocks', admin, { four_eyes: true })
    expect((await reorder('home-blocks', await shown())).status).toBe(409)
  })
})
