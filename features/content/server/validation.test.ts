import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'

const { ask, member } = contentUnderTest()

let admin: StaffMember

beforeAll(async () => {
  admin = await member('admin')
})

/** What is wrong when a seeded record of a kind is saved with these fields. */
const wrong = async (kind: string, change: object, id?: string) => {
  const { body: found } = await ask('GET', `admin/content/${kind}?per_page=1`, admin)
  const path = `admin/content/${kind}/${id ?? found.data[0].id}`
  const { body } = await ask('GET', path, admin)
  const record = { ...body.record, ...change }
  const { version } = body
  const answer = await ask('PUT', path, admin, { version, record })
  return answer.status === 200 ? 'saved' : [answer.status, answer.body.errors]
}

describe('the validation of a record', () => {
  it('reports the field that the schema of the kind refuses', async () => {
    expect(await wrong('news', { news_date: 'yesterday' })).toEqual([
      422,
      { news_date: [expect.any(String)] },
    ])
    expect(await wrong('events', { date_start: '2026-02-02', date_end: '2026-02-01' })).toEqual([
      422,
      { date_end: ['The end is before the start.'] },
    ])
  })

  it('requires a name in one language', async () => {
    const empty = { DESCRIPTION_ENG: ' ', DESCRIPTION_ARA: '' }
    expect(await wrong('news', empty)).toEqual([
      422,
      { DESCRIPTION_ENG: ['Required.'], DESCRIPTION_ARA: ['Required.'] },
    ])
    expect(await wrong('news', { DESCRIPTION_ENG: '' })).toBe('saved')
  })

  it.each([
    `${'javascript'}:alert(1)`,
    ` ${'javascript'}:alert(1)`,
    'data:text/html,x',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    String.raw`/\[`,
    String.raw`https://portal.example\@elsewhere.example`,
    'no address',
  ])('refuses the address %s', async (link) => {
    expect(await wrong('slides', { btn_link: link })).toEqual([422, { btn_link: ['address'] }])
  })

  it.each(['/contact-us', 'https://a.example/b?c=d', 'mailto:a@b.example', 'tel:+96260', ''])(
    'accepts the address %s',
    async (link) => {
      expect(await wrong('slides', { btn_link: link })).toBe('saved')
    },
  )

  it('accepts only existing pictures and documents of the portal', async () => {
    const nothing = `/media/${'0'.repeat(32)}/640.webp`
    for (const image of [nothing, 'https://elsewhere.example/a.png', '/api/files/x']) {
      expect(await wrong('news', { image })).toEqual([422, { image: ['file'] }])
    }
    const file_eng = `/api/files/${'0'.repeat(32)}`
    expect(await wrong('faqs', { file_eng })).toEqual([422, { file_eng: ['file'] }])
    expect(await wrong('social-links', { image: 'youtube' })).toBe('saved')
    expect(await wrong('social-links', { image: '<svg>' })).toEqual([422, { image: ['icon'] }])
  })

  it('refuses references to records that do not exist', async () => {
    expect(await wrong('events', { country_id: 99_999 })).toEqual([
      422,
      { country_id: ['unknown'] },
    ])
    expect(await wrong('events', { type_id: 99_999 })).toEqual([422, { type_id: ['unknown'] }])
    expect(await wrong('news', { industries: [99_999] })).toEqual([
      422,
      { industries: ['unknown'] },
    ])
  })

  it('refuses a duplicate of a unique value', async () => {
    const { body } = await ask('GET', 'admin/content/agreements?per_page=2', admin)
    const [one, other] = body.data
    expect(await wrong('agreements', { url: other.record.url }, one.id)).toEqual([
      422,
      { url: ['duplicate'] },
    ])
  })

  it('refuses a menu entry as its own ancestor', async () => {
    const { body } = await ask('GET', 'admin/content/pages?per_page=100', admin)
    const child = body.data.find((one: { record: { parent_id: number | null } }) => {
      return one.record.parent_id !== null
    })
    const { parent_id } = child.record
    expect(await wrong('pages', { parent_id: Number(child.id) }, String(parent_id))).toEqual([
      422,
      { parent_id: ['circle'] },
    ])
    expect(await wrong('pages', { parent_id: Number(child.id) }, child.id)).toEqual([
      422,
      { parent_id: ['circle'] },
    ])
  })

  it('refuses another key, kind or market of a published dataset, and takes its other fields', async () => {
    const { body } = await ask('GET', 'admin/content/market-datasets?per_page=1', admin)
    const { id } = body.data[0]
    const change = { key: 'other', kind: 'flows', market: 'IQ' }
    expect(await wrong('market-datasets', change, id)).toEqual([
      422,
      { key: ['fixed'], kind: ['fixed'], market: ['fixed'] },
    ])
    const path = `admin/content/market-datasets/${id}`
    const { version, record } = (await ask('GET', path, admin)).body
    const changed = { ...record, source: 'Another source' }
    expect((await ask('PUT', path, admin, { version, record: changed })).status).toBe(200)
  })

  it('refuses a new tariff of Jordan or of a member state of the European Union', async () => {
    const { body } = await ask('GET', 'admin/content/market-datasets?per_page=100', admin)
    const known = body.data.find(({ record }: { record: { kind: string } }) => {
      return record.kind === 'tariff'
    })
    const create = async (market: string) => {
      const record = { ...known.record, key: `tariff-${market.toLowerCase()}`, market }
      return ask('POST', 'admin/content/market-datasets', admin, { record })
    }
    for (const market of ['JO', 'DE']) {
      const { status, body: refused } = await create(market)
      expect([status, refused.errors]).toEqual([422, { market: ['market'] }])
    }
    expect((await create('MA')).status).toBe(200)
  })

  it('ignores unknown fields and those that the portal writes itself', async () => {
    const before = (await ask('GET', 'admin/content/offices?per_page=1', admin)).body.data[0]
    const path = `admin/content/offices/${before.id}`
    const { body } = await ask('GET', path, admin)
    const record = { ...body.record, id: 77, sample: false, is_vip: true, constructor: 1 }
    const saved = await ask('PUT', path, admin, { version: body.version, record })
    expect(saved.status).toBe(200)
    expect(saved.body.record).toEqual(body.record)
  })

  it('writes telephone numbers and lists of codes in Latin digits', async () => {
    const saved = async (kind: string, changed: object) => {
      const { id } = (await ask('GET', `admin/content/${kind}?per_page=1`, admin)).body.data[0]
      const path = `admin/content/${kind}/${id}`
      const { record, version } = (await ask('GET', path, admin)).body
      const { body } = await ask('PUT', path, admin, { version, record: { ...record, ...changed } })
      return body.record
    }
    expect(await saved('offices', { phone_ara: '+٩٦٢ ٦ ۵۶۰ ٠٠٠٠' })).toMatchObject({
      phone_ara: '+962 6 560 0000',
    })
    expect(await saved('sectors', { hs_chapters: ['٠٧', '۰۸'] })).toMatchObject({
      hs_chapters: ['07', '08'],
    })
  })

  it('removes characters that the database cannot store', async () => {
    const title = 'a\u0000b\u202ec \ud800 ـًـٌـ 😀'
    const { body } = await ask('POST', 'admin/content/expert-fields', admin, {
      record: { NAME_ENG: title, NAME_ARA: 'نص', sort: 1 },
    })
    expect(body.record.NAME_ENG).toBe('abc \ufffd ـًـٌـ 😀')
  })
})
