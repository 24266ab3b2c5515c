import { importCompanies } from '@/features/companies/server/companies'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { bilingualPair } from '@/lib/bilingual/pair'
import { companies } from '@/lib/db/schema/companies'
import { countries, governorates } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companiesFeature } from '../../feature'
import { companyListShape } from '../search-params'
import { companyTable } from './directory.provider'
import { getCompany, listCompanies, listLocalCompanies, listUsedFilters } from './directory'

const apiServer = mount(companiesFeature.calls)
const database = useTestDatabase()

const details = (given: object = {}) => ({
  ...bilingualPair('company_registered_name', { en: 'Rimal Company', ar: 'شركة رمال' }, 'bare'),
  ...bilingualPair('company_trading_name', { en: 'Rimal', ar: 'رمال' }, 'bare'),
  type_of_company: 1,
  phone_number: '0600000001',
  mobile_number: '0700000009',
  website_url: 'https://rimal.example',
  e_mail: 'info@rimal.example',
  location_type_id: 1,
  governorates: 1,
  location_country_id: null,
  logo: null,
  company_profile_pdf: null,
  founded: 2008,
  ...bilingualPair('description', { en: 'Knit factory', ar: 'مصنع' }),
  industry_information_for_products: [1],
  industry_information_for_services: [],
  sub_industries_for_products: [],
  sub_industries_for_services: [],
  countries_of_operations: [400],
  certificates: [{ title: 'ISO 9001', file: '/api/files/secret' }],
  person_title: 1,
  person_position: 1,
  ...bilingualPair('person_first_name', { en: 'Private', ar: 'خاص' }, 'bare'),
  ...bilingualPair('person_last_name', { en: 'Person', ar: 'شخص' }, 'bare'),
  person_mobile_number: '0799999999',
  person_email: 'private@rimal.example',
  ...given,
})

const company = (id: number, status: number, owner: object, approved: object | null = owner) => ({
  id,
  status,
  sample: true,
  owner,
  public: approved,
})

const stone = details({
  ...bilingualPair(
    'company_registered_name',
    { en: 'Stone & Marble 100% Works', ar: 'شركة الأحجار والرخام' },
    'bare',
  ),
  location_type_id: 2,
  governorates: null,
  location_country_id: 784,
  industry_information_for_products: [1, 2],
  industry_information_for_services: [3],
  countries_of_operations: [400, 784],
})

beforeAll(async () => {
  const { db } = database
  await db.insert(countries).values(
    [400, 784].map((id) => ({
      id,
      code_3: id === 400 ? 'JOR' : 'ARE',
      code_num: String(id),
      is_arab: true,
    })),
  )
  await db.insert(governorates).values({ id: 1, name: 'Amman', iso_3166_2: 'JO-AM' })
  await db
    .insert(lookups)
    .values(
      (['company_types', 'titles', 'positions'] as const).map((list) => ({ list, id: 1, sort: 1 })),
    )
  await db
    .insert(industries)
    .values([1, 2, 3].map((iid) => ({ iid, for_products: true, for_services: true })))
  await importCompanies(db, [
    ...Array.from({ length: 10 }, (_, index) => company(index + 1, 20, details())),
    company(20, 20, stone),
    company(21, 10, stone, null),
    company(22, 30, stone, null),
    company(23, 40, details({ company_trading_name: 'Unconfirmed' }), details()),
  ])
})

type Query = Parameters<typeof listCompanies>[0]

const found = async (query: Query) => wholeFrom(await listCompanies(query)).map(({ id }) => id)

describe('the companies of the directory', () => {
  it('are the approved ones, newest first, a changed one in its approved version', async () => {
    const all = wholeFrom(await listCompanies({}))
    expect(all.map(({ id }) => id)).toEqual([23, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(all[0]).toMatchObject({ status: 20, company_trading_name: 'Rimal' })
  })

  it('say nothing of their contact person, nor where their files are', async () => {
    const text = JSON.stringify([await listCompanies({}), await getCompany(20)])
    for (const secret of ['private@', 'Private', 'person', '0799999999', '0700000009', 'secret']) {
      expect(text).not.toContain(secret)
    }
  })

  it('have the sectors, markets and governorates that lead to some, and no others', async () => {
    await database.db.insert(governorates).values({ id: 2, name: 'Irbid', iso_3166_2: 'JO-IR' })
    expect(await listUsedFilters()).toEqual({
      products: [1, 2],
      services: [3],
      countries: [400, 784],
      governorates: [1],
    })
  })

  it('are nine a page', async () => {
    expect(await listCompanies({ page: 2 })).toMatchObject({ page: 2, per_page: 9 })
    expect(await found({ page: 2 })).toEqual([3, 2, 1])
  })

  it.each([
    [{ industry: '2' }, [20]],
    [{ industry: '1,2', q: 'stone' }, [20]],
    [{ service: '3' }, [20]],
    [{ country: '784' }, [20]],
    [{ country: '400,784', service: '3' }, [20]],
    [{ industry: '2', governorate: '1' }, []],
    [{ industry: '99' }, []],
  ])('are filtered by sector, country and governorate: %o', async (query, ids) => {
    expect(await found(query)).toEqual(ids)
    const answer = await listCompanies({ ...query, page: 1 })
    expect(wholeFrom(answer)).toHaveLength(ids.length)
  })

  it('are listed once each when several sectors match', async () => {
    expect(await found({ industry: '1,2', per_page: 100 })).toEqual(await found({}))
  })

  it.each(['stone', 'MARB', 'احجار', 'الأحجار', 'والرخام', 'رخام', '100%', 'stone works'])(
    'are found by the beginnings of words in any spelling: %s',
    async (q) => {
      expect(await found({ q })).toEqual([20])
    },
  )

  it('are all found for a text without words, and never by query syntax', async () => {
    expect(await found({ q: ' %_ ', per_page: 100 })).toHaveLength(12)
    expect(await found({ q: "stone'|:*" })).toEqual([20])
    expect(await found({ q: 'arble' })).toEqual([])
  })

  it('located in Jordan have a list of their own', async () => {
    const local = wholeFrom(await listLocalCompanies({}))
    expect(local.every(({ location_type_id: type }) => type === 1)).toBe(true)
    expect(local).toHaveLength(11)
    expect(await listLocalCompanies({ industry: '2', page: 1 })).toMatchObject({ data: [] })
  })

  it('are returned one by one, except those in process (10) or refused (30)', async () => {
    expect(await getCompany(20)).toMatchObject({
      industry_information_for_products: [1, 2],
      countries_of_operations: [400, 784],
      certificates: ['ISO 9001'],
    })
    for (const id of [21, 22, 99]) {
      await expect(getCompany(id)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it.each([{ q: 'stone' }, { industry: '2' }, { service: '3' }, { country: '784' }])(
    'are the same as those filtered from a provider’s whole list: %o',
    async (filters) => {
      const state = companyListShape.parse(filters)
      const all = wholeFrom(await listCompanies({}))
      const matching = arrangedTable(all, companyListShape.query(state), companyTable)
      expect(await found(companyListShape.query(state))).toEqual(matching.map(({ id }) => id))
    },
  )

  it.each(['industry=x', 'per_page=101', 'q=a%00b'])('refuse %s', async (query) => {
    expect((await apiServer.app.request(`/api/international-buyers?${query}`)).status).toBe(422)
  })
})

describe('scraping of contact addresses', () => {
  const lists = ['international-buyers', 'local-buyers']
  const views = ['', '?per_page=100', '?page=2', '?q=stone', '?industry=1&country=400']

  it.each(lists.flatMap((list) => views.map((view) => `${list}${view}`)))(
    'is not possible through the list %s, which has no address and no number',
    async (path) => {
      const response = await apiServer.app.request(`/api/${path}`)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).not.toContain('info@')
      expect(text).not.toContain('0600000001')
    },
  )

  it('takes one call for each company, which has them as specified', async () => {
    const response = await apiServer.app.request('/api/international-buyers/20')
    expect(await response.json()).toMatchObject({
      e_mail: 'info@rimal.example',
      phone_number: '0600000001',
    })
  })
})

it('a deleted company is never returned, even when its public version remains', async () => {
  await importCompanies(database.db, [company(24, 20, stone)])
  expect(await found({ service: '3' })).toEqual([24, 20])
  await database.db
    .update(companies)
    .set({ deleted_at: '2026-01-01T00:00:00Z' })
    .where(eq(companies.id, 24))
  expect(await found({ service: '3' })).toEqual([20])
  await expect(getCompany(24)).rejects.toMatchObject({ code: 'not_found' })
})
