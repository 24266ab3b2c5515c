import { importCompanies } from '@/features/companies/server/companies'
import { importProducts, importServices } from '@/features/offers/server/offers'
import { wholeFrom } from '@/lib/api/paging'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { bilingualPair } from '@/lib/bilingual/pair'
import { countries, governorates } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { lookups } from '@/lib/db/schema/lookups'
import { companies } from '@/lib/db/schema/companies'
import { products } from '@/lib/db/schema/offers'
import { industries, subIndustries } from '@/lib/db/schema/sectors'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { partLength } from '../contract'
import { showsCompanyButton } from '../rules'
import { companyOfferListShape } from '../search-params'
import { companyOfferTable } from './directory.provider'
import {
  getOffer,
  listOfCompany,
  listOfSubIndustry,
  listPages,
  listParts,
  listSectorsOfCompany,
  listTypeOfCompany,
  listUsedSectors,
} from './directory'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const company = (id: number, status: number) => {
  const owner = {
    ...bilingualPair('company_registered_name', texts(`Company ${id}`), 'bare'),
    ...bilingualPair('company_trading_name', texts('Trade'), 'bare'),
    type_of_company: 1,
    phone_number: '1',
    mobile_number: '1',
    website_url: 'https://a.example',
    e_mail: 'a@b.example',
    location_type_id: 1,
    governorates: 1,
    location_country_id: null,
    logo: '/media/a/640.webp',
    company_profile_pdf: null,
    founded: null,
    ...bilingualPair('description', texts('')),
    industry_information_for_products: [1],
    industry_information_for_services: [],
    sub_industries_for_products: [],
    sub_industries_for_services: [],
    countries_of_operations: [400],
    certificates: [],
    person_title: 1,
    person_position: 1,
    ...bilingualPair('person_first_name', texts('A'), 'bare'),
    ...bilingualPair('person_last_name', texts('B'), 'bare'),
    person_mobile_number: '1',
    person_email: 'a@b.example',
  }
  return { id, status, sample: true, owner, public: status === 20 ? owner : null }
}

const service = (id: number, company_id: number, sub_ind: number, status = 20) => {
  const owner = {
    ...bilingualPair('name', texts(`Offer ${id}`)),
    industry: Math.floor(sub_ind / 100),
    sub_ind,
    ...bilingualPair('description', texts('What it is')),
    ...bilingualPair('features', texts('Features'), 'bare'),
    cert: 'ISO',
    certificate_image: '/api/files/secret',
    contacts: 'https://a.example/contact',
    image: null,
    ...bilingualPair('image_alt', texts('')),
  }
  const approved = status === 40 ? { ...owner, ...bilingualPair('name', texts('Before')) } : owner
  return {
    id,
    company_id,
    status,
    sample: true,
    owner,
    public: status >= 40 || status === 20 ? approved : null,
  }
}

const product = (...given: Parameters<typeof service>) => {
  const { owner, public: approved, ...head } = service(...given)
  const codes = { gs1_code: '95200000', hs_code: '610910' }
  return { ...head, owner: { ...owner, ...codes }, public: approved && { ...approved, ...codes } }
}

beforeAll(async () => {
  const { db } = database
  await db.insert(countries).values({ id: 400, code_3: 'JOR', code_num: '400', is_arab: true })
  await db.insert(governorates).values({ id: 1, name: 'Amman', iso_3166_2: 'JO-AM' })
  await db.insert(hsSections).values({ position: 11, code: 'XI' })
  await db.insert(hsChapters).values({ code: '61', section: 'XI' })
  await db.insert(hsHeadings).values({ code: '6109', chapter: '61' })
  await db.insert(hsSubheadings).values({ code: '610910', heading: '6109' })
  await db
    .insert(lookups)
    .values(
      (['company_types', 'titles', 'positions'] as const).map((list) => ({ list, id: 1, sort: 1 })),
    )
  await db
    .insert(industries)
    .values([1, 2].map((iid) => ({ iid, for_products: true, for_services: true })))
  await db
    .insert(subIndustries)
    .values([101, 102, 201].map((id) => ({ id, ind_id: Math.floor(id / 100) })))
  await importCompanies(db, [company(1, 20), company(2, 10)])
  await importProducts(db, [
    ...Array.from({ length: 10 }, (_, index) => product(index + 1, 1, 101)),
    product(11, 1, 102, 10),
    product(12, 1, 102, 30),
    product(13, 1, 201, 40),
    product(14, 2, 101),
  ])
  await importServices(db, [service(1, 1, 102), service(2, 1, 201)])
})

const ids = (answer: Awaited<ReturnType<typeof listOfSubIndustry>>) =>
  wholeFrom(answer).map(({ id }) => id)

describe('the products of a sub-sector', () => {
  it('are the approved ones, newest first, nine a page', async () => {
    expect(ids(await listOfSubIndustry('products', 101, {}))).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ])
    const second = await listOfSubIndustry('products', 101, { page: 2 })
    expect(second).toMatchObject({ total: 10, page: 2, per_page: 9 })
    expect(ids(second)).toEqual([1])
    expect(ids(await listOfSubIndustry('products', 102, {}))).toEqual([])
  })

  it('show a changed one in its approved version', async () => {
    const [changed] = wholeFrom(await listOfSubIndustry('products', 201, {}))
    expect(changed).toMatchObject(bilingualPair('name', texts('Before')))
  })

  it('do not include services', async () => {
    expect(ids(await listOfSubIndustry('services', 201, { page: 1 }))).toEqual([2])
  })
})

describe('the sectors of the directory', () => {
  const used = {
    products: { industries: [1, 2], subs: [101, 201] },
    services: { industries: [1, 2], subs: [102, 201] },
  }

  it('are those with an approved offer of an approved company, and no others', async () => {
    expect(await listUsedSectors()).toEqual(used)
    await database.db.update(companies).set({ approved_at: null }).where(eq(companies.id, 1))
    const none = { industries: [], subs: [] }
    expect(await listUsedSectors()).toEqual({ products: none, services: none })
    expect(await listSectorsOfCompany(1)).toEqual({ products: none, services: none })
    await database.db
      .update(companies)
      .set({ approved_at: new Date().toISOString() })
      .where(eq(companies.id, 1))
  })

  it('of a company are those of its own approved offers', async () => {
    expect(await listSectorsOfCompany(1)).toEqual(used)
    const none = { industries: [], subs: [] }
    expect(await listSectorsOfCompany(2)).toEqual({ products: none, services: none })
  })
})

describe('an approved offer', () => {
  it('names its company with registered name, status and logo', async () => {
    expect(await getOffer('products', 1)).toMatchObject({
      hs_code: '610910',
      company_id: 1,
      company_belongs: {
        company_registered_name: 'Company 1',
        status: 20,
        logo: '/media/a/640.webp',
      },
    })
    expect(await getOffer('services', 1)).toMatchObject({ hs_code: null, gs1_code: null })
  })

  it('links to its company, also while a change of the company waits', async () => {
    const { db } = database
    await db.update(companies).set({ status: 40 }).where(eq(companies.id, 1))
    expect(showsCompanyButton(await getOffer('products', 1))).toBe(true)
    await db.update(companies).set({ status: 20 }).where(eq(companies.id, 1))
  })

  it('is the only one returned: one in process, refused, unknown or of a company that is not public is not found', async () => {
    for (const id of [11, 12, 99, 14]) {
      await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('never names its certificate’s file', async () => {
    expect(JSON.stringify(await getOffer('products', 1))).not.toContain('secret')
  })
})

const offered = async (query: Parameters<typeof listOfCompany>[1]) =>
  wholeFrom(await listOfCompany(1, query)).map(({ type, id }) => `${type} ${id}`)

describe('the offers of a company', () => {
  it('are its products, then its services, across pages', async () => {
    expect(await listOfCompany(1, { page: 1 })).toMatchObject({ total: 13, per_page: 9 })
    expect(await offered({ page: 2 })).toEqual([
      'products 2',
      'products 1',
      'services 2',
      'services 1',
    ])
  })

  it('are filtered by type, by sectors of both kinds and by sub-sectors', async () => {
    expect(await offered({ type: 'services' })).toEqual(['services 2', 'services 1'])
    expect(await offered({ industry: '2' })).toEqual(['products 13'])
    expect(await offered({ service: '2' })).toEqual(['services 2'])
    expect(await offered({ industry: '2', service: '1' })).toEqual(['products 13', 'services 1'])
    expect(await offered({ sub: '201' })).toEqual(['products 13', 'services 2'])
    expect(await offered({ sub: '102', industry: '1' })).toEqual([])
  })

  it.each([{ type: 'services' }, { industry: '2' }, { service: ['1', '2'] }, { sub: '201' }])(
    'are the same as those filtered from a provider’s whole list: %o',
    async (filters) => {
      const state = companyOfferListShape.parse(filters)
      const all = wholeFrom(await listOfCompany(1, {}))
      const { industry, service: serviceIds, sub } = companyOfferListShape.query(state)
      const type = state.filters.type[0] === 'services' ? ('services' as const) : undefined
      const query = { type, industry, service: serviceIds, sub }
      const matching = arrangedTable(all, { ...query, page: 1 }, companyOfferTable)
      expect(await offered(query)).toEqual(matching.map((one) => `${one.type} ${one.id}`))
    },
  )

  it('have a list of each type too, by the company’s id', async () => {
    expect(ids(await listTypeOfCompany('services', 1, {}))).toEqual([2, 1])
    expect(await listTypeOfCompany('products', 1, { page: 1 })).toMatchObject({ total: 11 })
  })

  it('are not found for a company that is not approved', async () => {
    await expect(listOfCompany(2, {})).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the directory in parts for the site map', () => {
  const far = 40 * partLength

  beforeAll(() =>
    importProducts(database.db, [
      product(far, 1, 101),
      product(far + 1, 1, 101, 10),
      product(far + partLength, 2, 101),
    ]),
  )

  it('has the parts with public records, however far apart', async () => {
    expect(await listParts()).toEqual([1, 40])
  })

  it('names every public record in exactly one part, and none of a company that is not', async () => {
    const first = await listPages(1)
    expect(first.companies.map(({ id }) => id)).toEqual([1])
    expect(first.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13])
    expect(first.services.map(({ id }) => id)).toEqual([1, 2])
    expect(await listPages(40)).toMatchObject({ companies: [], products: [{ id: far }] })
  })

  it('has no part without public records', async () => {
    for (const part of [2, 39, 41, 999_999_999]) {
      await expect(listPages(part)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('stays below the 50,000 addresses of a site map, with three kinds in two languages', () => {
    expect(partLength * 3 * 2).toBeLessThan(50_000)
  })
})

it('a deleted offer is never returned, even when its public version remains', async () => {
  const { db } = database
  await db.update(products).set({ deleted_at: '2026-01-01T00:00:00Z' }).where(eq(products.id, 1))
  await expect(getOffer('products', 1)).rejects.toMatchObject({ code: 'not_found' })
  expect(ids(await listOfSubIndustry('products', 101, {}))).not.toContain(1)
})

it('nothing of a deleted company is returned, in no list and in no part of the site map', async () => {
  const { db } = database
  const deleteAt = (deleted_at: string | null) =>
    db.update(companies).set({ deleted_at }).where(eq(companies.id, 1))
  await deleteAt('2026-01-01T00:00:00Z')
  await expect(getOffer('products', 2)).rejects.toMatchObject({ code: 'not_found' })
  expect(await listOfSubIndustry('products', 101, { page: 1 })).toMatchObject({ total: 0 })
  expect(ids(await listOfSubIndustry('services', 201, {}))).toEqual([])
  expect(await listParts()).toEqual([])
  await deleteAt(null)
  expect(await getOffer('products', 2)).toMatchObject({ id: 2 })
})
