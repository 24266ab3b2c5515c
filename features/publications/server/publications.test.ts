import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { anonymous } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { files } from '@/lib/db/schema/files'
import { publications } from '@/lib/db/schema/publications'
import { documentAddress } from '@/lib/files/names'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publicationsFeature } from '../feature'
import { publicationTable } from './publications.provider'
import { listPublications, offeredFilters } from './publications'

const database = useTestDatabase(loadedTemplate)

const member = { ...anonymous, userId: 1, loginId: 'login' }
const apiServer = mount(publicationsFeature.calls, { identify: () => Promise.resolve(member) })
const closed = mount(publicationsFeature.calls)

type Query = Parameters<typeof listPublications>[0]

const found = async (query: Query) => wholeFrom(await listPublications(query)).map(({ id }) => id)

describe('the publications', () => {
  it('are listed for members only', async () => {
    for (const path of ['publications', 'publications?q=x', 'publication-filters']) {
      const refused = await closed.app.request(`/api/${path}`)
      expect([path, refused.status]).toEqual([path, 401])
      expect(await refused.text()).not.toMatch(/TARIFF|api\/files/)
      const answer = await apiServer.app.request(`/api/${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('are the whole array, newest first, without a query', async () => {
    const ids = await found({})
    expect(ids).toEqual(Array.from({ length: 24 }, (_, index) => 24 - index))
  })

  it('are nine per page, with the exact total', async () => {
    expect(await listPublications({ page: 3 })).toMatchObject({ total: 24, page: 3, per_page: 9 })
    expect(await found({ page: 3 })).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('have all fields of a publication', async () => {
    const answer = await apiServer.app.request('/api/publications?q=dates')
    const { data } = await answer.json()
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: 1,
      DESCRIPTION_ENG: 'World market for dates: grades, seasons and prices',
      country_id: 999,
      country_belongs: { name_eng: 'Global market', name_ara: 'السوق العالمية', code_3: 'GMK' },
      industry: [6],
      sectors: [{ id: 6, name_eng: 'Fresh produce and agriculture' }],
      date_start: '2025-01-20',
      formattedDate: 'Jan 20, 2025',
      year: '2025',
      for_vip: 1,
      TARIFF_FILE: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}$/),
      TARIFF_FILE_AR: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}$/),
      file_details: [
        expect.objectContaining({ mime: 'application/pdf', pages: expect.any(Number) }),
        expect.objectContaining({ mime: 'application/pdf', pages: expect.any(Number) }),
      ],
    })
    expect(data[0]).not.toHaveProperty('status')
  })

  it('are omitted from the list and the filters when they are not public', async () => {
    const hide = (status: number) =>
      database.db.update(publications).set({ status }).where(eq(publications.id, 24))
    await hide(0)
    expect(await found({})).not.toContain(24)
    const { countries } = await offeredFilters()
    expect(countries.map(({ code_3 }) => code_3)).not.toContain('JOR')
    await hide(1)
  })
})

describe('the filters of publications', () => {
  it('combine several countries, sectors and years: any within a filter, all across filters', async () => {
    expect(await found({ country: '840,276' })).toEqual([4, 3])
    expect(await found({ industry: '20' })).toEqual([17, 7])
    expect(await listPublications({ year: '2025,2026' })).toMatchObject({ total: 24 })
    expect(await found({ country: '999', industry: '20,14', year: '2026' })).toEqual([17, 13])
    expect(await found({ country: '9999' })).toEqual([])
  })

  it('list the global market first, and the newest year first', async () => {
    const { countries, sectors, years } = await offeredFilters()
    expect(countries[0]).toMatchObject({ id: 999, code_3: 'GMK' })
    expect(countries).toHaveLength(19)
    expect(sectors.map(({ id }) => id)).toContain(20)
    expect(years).toEqual(['2026', '2025'])
  })

  it('search titles case-insensitively, with SQL wildcards as ordinary characters', async () => {
    expect(await found({ q: 'GARMENT' })).toEqual([2])
    expect(await found({ q: 'من' })).not.toHaveLength(24)
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ q: '_' })).toEqual([])
    expect(await found({ q: '(' })).toEqual([])
    expect(await found({ q: "' or 1=1 --" })).toEqual([])
  })

  it.each([
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['country=GMK', 'country'],
    ['industry=x', 'industry'],
    ['year=20', 'year'],
    ['year=0000', 'year'],
    ['year=2025;drop', 'year'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=a&q=b', 'q'],
  ])('refuse an invalid query and name the field: %s', async (query, field) => {
    const response = await apiServer.app.request(`/api/publications?${query}`)
    const { errors } = await response.json()
    expect([response.status, Object.keys(errors ?? {})]).toEqual([422, [field]])
  })

  it.each(['market', 'السوق', '%', ''])('equal the filtered list of a provider: %s', async (q) => {
    const query = { q, country: '999,840', year: '2025' }
    const all = wholeFrom(await listPublications({}))
    const matching = arrangedTable(all, query, publicationTable).map(({ id }) => id)
    expect(await found({ ...query, per_page: 100 })).toEqual(matching)
  })
})

describe('the numbers of the catalogue', () => {
  const numbers = async () => (await closed.app.request('/api/publication-counts')).json()

  it('are public, and say nothing else of the publications', async () => {
    const answer = await closed.app.request('/api/publication-counts')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    for (const publication of wholeFrom(await listPublications({}))) {
      for (const title of Object.values(textsOf(publication, 'DESCRIPTION'))) {
        expect(text).not.toContain(title)
      }
    }
    expect(text).not.toMatch(/DESCRIPTION|TARIFF|image|api\/files/)
  })

  it('count publications by country, sector and year, most first, as the lists do', async () => {
    const { total, newest, countries, sectors, years } = await numbers()
    expect([total, newest]).toEqual([24, expect.stringMatching(/^2026-\d{2}$/)])
    expect(years.map(({ year }: { year: string }) => year)).toEqual(['2026', '2025'])
    const counts = countries.map(({ count }: { count: number }) => count)
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
    for (const { id, count } of countries) {
      expect(await found({ country: String(id) })).toHaveLength(count)
    }
    for (const { id, count } of sectors) {
      expect(await found({ industry: String(id), per_page: 100 })).toHaveLength(count)
    }
    for (const { year, count } of years) {
      expect(await listPublications({ year })).toMatchObject({ total: count })
    }
  })

  it('leave out what is not public, and are zero without publications', async () => {
    const hide = (status: number) => database.db.update(publications).set({ status })
    await hide(0)
    expect(await numbers()).toEqual({
      total: 0,
      newest: null,
      countries: [],
      sectors: [],
      years: [],
    })
    await hide(1)
  })
})

describe('the file of a publication', () => {
  it('is named by title, year and language', async () => {
    const rows = await database.db.select().from(files)
    const [dates] = wholeFrom(await listPublications({ q: 'dates' }))
    const names = Object.values(textsOf(dates ?? {}, 'TARIFF_FILE')).map(
      (address) => rows.find(({ key }) => documentAddress(key) === address)?.file_name,
    )
    expect(names).toEqual([
      'world-market-for-dates-grades-seasons-and-prices-2025-en.pdf',
      'السوق-العالمية-للتمور-الدرجات-والمواسم-والأسعار-2025-ar.pdf',
    ])
  })

  it('requires a login, and premium access where it is marked so', async () => {
    const rows = await database.db.select().from(files)
    const audienceAt = (address: string) =>
      rows.find(({ key }) => documentAddress(key) === address)?.audience
    for (const publication of wholeFrom(await listPublications({}))) {
      const expected = publication.for_vip === 1 ? 'vip' : 'user'
      const both = Object.values(textsOf(publication, 'TARIFF_FILE'))
      expect(both.map(audienceAt)).toEqual([expected, expected])
    }
  })
})
