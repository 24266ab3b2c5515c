import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentKindNames, contentKinds } from '../contract'
import { fieldsOf, translatedPairs } from '../kinds/rules'

const { ask, member } = contentUnderTest()

let admin: StaffMember

let editor: StaffMember

beforeAll(async () => {
  admin = await member('admin')
  editor = await member('editor')
})

const list = async (kind: string, query = '') => {
  const { status, body } = await ask('GET', `admin/content/${kind}${query}`, editor)
  expect([kind, status]).toEqual([kind, 200])
  return body
}

const idsIn = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

describe('every kind of content', () => {
  it('is listed with its records, named in both languages', async () => {
    for (const kind of contentKindNames) {
      const { data, total } = await list(kind)
      expect([kind, total > 0, data.length > 0]).toEqual([kind, true, true])
      expect(data[0]).toMatchObject({ version: 0, state: 'published', is_published: true })
      expect(Object.values(data[0].record).length).toBeGreaterThan(0)
    }
  })

  /** The version of a draft once a second person has approved it. */
  const approved = async (path: string): Promise<number> => {
    const { body } = await ask('POST', `${path}/submit`, admin, { version: 1 })
    const second = await member('editor')
    return (await ask('POST', `${path}/approve`, second, { version: body.version })).body.version
  }

  it('has a record that can be read, saved and published unchanged', async () => {
    for (const kind of contentKindNames) {
      const { data } = await list(kind, '?per_page=3')
      for (const { id } of data) {
        const path = `admin/content/${kind}/${id}`
        const before = await ask('GET', path, admin)
        expect([kind, before.status]).toEqual([kind, 200])
        const { record } = before.body
        const declared = contentKinds[kind]
        expect(Object.keys(record).toSorted()).toEqual(
          declared ? fieldsOf(declared).toSorted() : [],
        )
        const saved = await ask('PUT', path, admin, { version: 0, record })
        expect([kind, saved.status, saved.body.errors]).toEqual([kind, 200, undefined])
        expect(saved.body).toMatchObject({ version: 1, state: 'draft', record })
        const version = declared?.fourEyes ? await approved(path) : 1
        const published = await ask('POST', `${path}/publish`, admin, { version })
        expect([kind, published.status]).toEqual([kind, 200])
        expect(published.body).toMatchObject({
          version: version + 1,
          state: 'published',
          published: record,
        })
      }
    }
  })

  it('has texts in both languages', () => {
    for (const kind of Object.values(contentKinds)) {
      expect(translatedPairs(kind).length).toBeGreaterThan(0)
    }
  })
})

describe('the list of a kind', () => {
  it('is paged with its total', async () => {
    const first = await list('news', '?page=1&per_page=5')
    const second = await list('news', '?page=2&per_page=5')
    expect(first).toMatchObject({ page: 1, per_page: 5, total: second.total })
    expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(10)
  })

  it('is sorted by a field, in both directions', async () => {
    const down = await list('news', '?sort=news_date-desc&per_page=100')
    const up = await list('news', '?sort=news_date-asc&per_page=100')
    expect(idsIn(down)).toEqual(idsIn(up).toReversed())
    expect((await ask('GET', 'admin/content/news?sort=TARIFF_ENG-asc', editor)).status).toBe(422)
  })

  it('is searched by names in both languages, by word prefixes', async () => {
    const { data } = await list('news')
    const { label_eng, label_ara, id } = data[0]
    for (const name of [label_eng, label_ara]) {
      const namePrefix = String(name).split(' ').slice(0, 3).join(' ')
      expect(idsIn(await list('news', `?q=${encodeURIComponent(namePrefix)}`))).toContain(id)
    }
    expect((await list('news', '?q=zzzzzz')).total).toBe(0)
  })

  it('is filtered by the fields of the kind, and by keys', async () => {
    const faqs = await list('faqs', '?filter=audience:2,tab_id:1&per_page=100')
    expect(faqs.total).toBeGreaterThan(0)
    for (const { record } of faqs.data) expect(record).toMatchObject({ audience: 2, tab_id: 1 })
    expect((await ask('GET', 'admin/content/faqs?filter=answer_eng:x', editor)).status).toBe(422)
    const positions = await list('lookups', '?filter=list:positions')
    expect(positions.data[0].id).toMatch(/^positions\.\d+$/)
    const ids = idsIn(await list('faqs')).slice(0, 2)
    expect(idsIn(await list('faqs', `?ids=${ids.join(',')}`)).toSorted()).toEqual(ids.toSorted())
  })

  it('has no HTML', async () => {
    const { data } = await list('faqs')
    expect(Object.keys(data[0].record)).not.toContain('answer_eng')
  })

  it('begins with unpublished records, and is filtered by state and missing language', async () => {
    const made = await ask('POST', 'admin/content/expert-fields', editor, {
      record: { NAME_ENG: 'Textiles', NAME_ARA: '', sort: 1 },
    })
    expect([made.status, made.body.missing]).toEqual([200, ['ar']])
    const { id } = made.body
    expect(idsIn(await list('expert-fields'))[0]).toBe(id)
    expect(idsIn(await list('expert-fields', '?state=draft'))).toEqual([id])
    expect(idsIn(await list('expert-fields', '?state=published'))).not.toContain(id)
    expect(idsIn(await list('expert-fields', '?missing=ar'))).toEqual([id])
    expect(idsIn(await list('expert-fields', '?q=textil'))).toContain(id)
    const all = await list('expert-fields', '?per_page=100')
    const pages = [
      await list('expert-fields', '?per_page=2'),
      await list('expert-fields', '?per_page=2&page=2'),
    ]
    expect(pages.flatMap(idsIn)).toEqual(idsIn(all).slice(0, 4))
  })
})

describe('read access to content', () => {
  it('is for editors and admins', async () => {
    const paths = ['admin/content-kinds', 'admin/content-work', 'admin/content/news']
    const officer = await member('officer')
    const visitor = await member()
    for (const path of paths) {
      expect((await ask('GET', path)).status).toBe(401)
      for (const who of [officer, visitor]) expect((await ask('GET', path, who)).status).toBe(403)
      for (const who of [editor, admin]) expect((await ask('GET', path, who)).status).toBe(200)
    }
  })

  it('answers 404 for an unknown kind or record', async () => {
    for (const path of ['nothing', 'news/999999', 'news/positions.1', 'lookups/1', 'news/x']) {
      expect([path, (await ask('GET', `admin/content/${path}`, editor)).status]).toEqual([
        path,
        404,
      ])
    }
  })
})
