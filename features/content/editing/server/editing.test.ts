import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, expect, it, describe } from 'vitest'

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
