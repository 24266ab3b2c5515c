import { companyCountries, companyVersions } from '@/lib/db/schema/companies'
import { countries, governorates } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { importCompanies } from './service'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const details = (fields: object = {}) => ({
  ...bilingualPair('company_registered_name', texts('Rimal Company'), 'bare'),
  company_trading_name: 'Rimal',
  type_of_company: 1,
  phone_number: '0600000001',
  mobile_number: '0700000001',
  website_url: 'https://rimal.example',
  e_mail: 'info@rimal.example',
  location_type_id: 1,
  governorates: 1,
  location_country_id: null,
  logo: null,
  company_profile_pdf: null,
  founded: 2008,
  ...bilingualPair('description', texts('Text')),
  industry_information_for_products: [],
  industry_information_for_services: [],
  sub_industries_for_products: [],
  sub_industries_for_services: [],
  countries_of_operations: [400],
  certificates: [{ title: 'ISO 9001', file: null }],
  person_title: 1,
  person_position: 1,
  ...bilingualPair('person_first_name', texts('Export'), 'bare'),
  ...bilingualPair('person_last_name', texts('Desk'), 'bare'),
  person_mobile_number: '0700000001',
  person_email: 'info@rimal.example',
  ...fields,
})

const company = (id: number, status: number, owner: object, approved: object | null = null) => ({
  id,
  status,
  sample: true,
  owner,
  public: approved,
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
})

describe('a company', () => {
  it('in process has its owner’s version only', async () => {
    await importCompanies(database.db, [company(1, 10, details())])
    expect(await editions(1)).toEqual(['owner'])
  })

  it('that was changed keeps its approved version beside the owner’s', async () => {
    const owner = details({ company_trading_name: 'New name', countries_of_operations: [400, 784] })
    await importCompanies(database.db, [company(2, 40, owner, details())])
    expect(await editions(2)).toEqual(['owner', 'public'])
    const countriesOf = (edition: 'owner' | 'public') =>
      database.db.$count(
        companyCountries,
        and(eq(companyCountries.company_id, 2), eq(companyCountries.edition, edition)),
      )
    expect(await countriesOf('owner')).toBe(2)
    expect(await countriesOf('public')).toBe(1)
  })
})

async function editions(id: number) {
  const rows = await database.db
    .select()
    .from(companyVersions)
    .where(eq(companyVersions.company_id, id))
    .orderBy(asc(companyVersions.edition))
  return rows.map(({ edition }) => edition)
}

describe('a company is refused', () => {
  it.each([
    ['without its governorate when it is local', { governorates: null }],
    ['without its country when it is international', { location_type_id: 2, governorates: null }],
    ['without countries of operations', { countries_of_operations: [] }],
    ['with a wrong address of mail', { e_mail: 'info' }],
  ])('%s', async (_, fields) => {
    await expect(importCompanies(database.db, [company(3, 10, details(fields))])).rejects.toThrow()
  })

  it.each([
    ['a governorate of its own and a country at once', { location_country_id: 784 }],
    ['a legal form that is no entry of its list', { type_of_company: 99 }],
    ['a country that does not exist', { countries_of_operations: [1] }],
  ])('by the database with %s', async (_, fields) => {
    await expect(
      database.db.transaction((tx) => importCompanies(tx, [company(4, 10, details(fields))])),
    ).rejects.toThrow()
  })
})
