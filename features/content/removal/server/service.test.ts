import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'

const { ask, member } = contentUnderTest()
let editor: StaffMember
beforeAll(async () => {
  editor = await member('editor')
})

const firstOf = async (kind: string) =>
  (await ask('GET', `admin/content/${kind}?per_page=1`, editor)).body.data[0]
const path = (kind: string, id: string) => `admin/content/${kind}/${id}`

describe('a record that is taken away', () => {
  it('is gone from the public at once, and its versions bring it back', async () => {
    const { id } = await firstOf('slides')
    const before = (await ask('GET', path('slides', id), editor)).body.published
    const gone = await ask('DELETE', `${path('slides', id)}?version=0`, editor)
    expect([gone.status, gone.body.state]).toEqual([200, 'removed'])
    const ids = async () =>
      (await ask('GET', 'home-slider')).body.map((slide: { id: number }) => String(slide.id))
    expect(await ids()).not.toContain(id)
    expect((await ask('GET', 'admin/content/slides', editor)).body.data).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    const removed = await ask('GET', 'admin/content/slides?state=removed', editor)
    expect(removed.body.data).toMatchObject([{ id, state: 'removed', is_published: false }])
    const body = { version: 1, from: 0 }
    const restored = await ask('POST', `${path('slides', id)}/restore`, editor, body)
    expect(restored.body).toMatchObject({ state: 'draft', is_published: false, record: before })
    await ask('POST', `${path('slides', id)}/publish`, editor, { version: 2 })
    expect(await ids()).toContain(id)
  })

  it('stays while others name it', async () => {
    const { id } = await firstOf('expert-fields')
    const { status, body } = await ask('DELETE', `${path('expert-fields', id)}?version=0`, editor)
    expect([status, body.errors]).toEqual([409, { record: ['in_use'] }])
    expect((await ask('GET', path('expert-fields', id), editor)).body.version).toBe(0)
  })

  it('is never one of a fixed number', async () => {
    for (const [kind, id] of [
      ['goals', '1'],
      ['guide', '1'],
    ] as const) {
      expect((await ask('DELETE', `${path(kind, id)}?version=0`, editor)).status).toBe(403)
      expect((await ask('POST', `admin/content/${kind}`, editor, { record: {} })).status).toBe(403)
    }
  })

  it('needs the version that was seen', async () => {
    const { id } = await firstOf('home-blocks')
    expect((await ask('DELETE', `${path('home-blocks', id)}?version=5`, editor)).status).toBe(409)
    expect((await ask('DELETE', path('home-blocks', id), editor)).status).toBe(422)
  })
})

describe('a draft that is given up', () => {
  it('leaves what is published, and its marks', async () => {
    const { id } = await firstOf('home-blocks')
    const { body } = await ask('GET', path('home-blocks', id), editor)
    const record = { ...body.record, title_eng: 'Other title' }
    const saved = await ask('PUT', path('home-blocks', id), editor, { version: 0, record })
    expect(saved.body.older).toEqual(['ar'])
    const given = await ask('POST', `${path('home-blocks', id)}/discard`, editor, { version: 1 })
    expect(given.body).toMatchObject({ state: 'published', version: 2, older: [] })
    expect(given.body.label_eng).toBe(body.label_eng)
    const after = (await ask('GET', path('home-blocks', id), editor)).body
    expect(after.record).toEqual(body.record)
  })

  it('of a record that was never published is gone from the list', async () => {
    const record = { NAME_ENG: 'Leather', NAME_ARA: 'جلود', sort: 1 }
    const { body } = await ask('POST', 'admin/content/expert-fields', editor, { record })
    const given = await ask('POST', `${path('expert-fields', body.id)}/discard`, editor, {
      version: 1,
    })
    expect(given.body.state).toBe('removed')
    const { data } = (await ask('GET', 'admin/content/expert-fields?per_page=100', editor)).body
    expect(data).not.toContainEqual(expect.objectContaining({ id: body.id }))
  })
})
