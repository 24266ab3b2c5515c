import { importRecords } from '@/features/content/server/imports'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { bilingualPair } from '@/lib/bilingual/pair'
import { countries } from '@/lib/db/schema/geography'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { tradeAgreementsFeature } from '../feature'
import { listAgreements } from './trade-agreements'

const apiServer = mount(tradeAgreementsFeature.calls)

const database = useTestDatabase()

const texts = (en: string, ar = en) => ({ en, ar })

const country = (id: number, code_2: string, code_3: string, name: { en: string; ar: string }) => ({
  id,
  code_2,
  code_3,
  code_num: String(id),
  is_arab: true,
  ...bilingualPair('name', name),
})

const agreement = (id: number, fields: object = {}) => ({
  id,
  key: `key-${id}`,
  ...bilingualPair('kind', texts('Agreement')),
  country_code: null,
  country_codes: [],
  visible: 1,
  status: 1,
  legal_status: 'in_force',
  ...bilingualPair('title', texts(`Agreement ${id}`)),
  ...bilingualPair('subtitle', texts('')),
  signed: null,
  in_force: null,
  fully_implemented: null,
  terminated: null,
  scope: ['goods'],
  ...bilingualPair('origin_rule', texts('')),
  ...bilingualPair('proof_of_origin', texts('')),
  ...bilingualPair('content', texts('<p>Text</p><script>1</script>')),
  ...bilingualPair('keywords', texts(''), 'bare'),
  url: `agreement-${id}`,
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  sources: ['https://source.example'],
  confidence: 'verified',
  updated_at: '2025-12-01T06:00:00.000Z',
  ...fields,
})

beforeAll(async () => {
  await database.db
    .insert(countries)
    .values([
      country(788, 'TN', 'TUN', texts('Tunisia', 'تونس')),
      country(818, 'EG', 'EGY', texts('Egypt', 'مصر')),
    ])
  await importRecords(database.db, 'agreements', [
    agreement(1, { in_force: '2001-12-17' }),
    agreement(2, { in_force: '2007-03-27', country_codes: ['TN', 'EG'] }),
    agreement(3, { legal_status: 'signed' }),
    agreement(4, { status: 0, in_force: '2020-01-01' }),
  ])
})

type Query = Parameters<typeof listAgreements>[0]

const found = async (query: Query) => wholeFrom(await listAgreements(query)).map(({ id }) => id)

it('lists public agreements, newest in force first', async () => {
  const answer = await listAgreements({})
  expect(Array.isArray(answer)).toBe(true)
  expect(await found({})).toEqual([2, 1, 3])
})

it('returns the partner countries of each', async () => {
  const [agadir, bilateral] = wholeFrom(await listAgreements({}))
  expect(agadir?.country_codes).toEqual(['EG', 'TN'])
  expect(bilateral?.country_codes).toEqual([])
})

describe('a page of agreements', () => {
  it('has ten, with the exact total, and is empty after the last', async () => {
    expect(await listAgreements({ page: 1 })).toMatchObject({ total: 3, page: 1, per_page: 10 })
    expect(await listAgreements({ page: 9 })).toMatchObject({ data: [], total: 3 })
  })

  it('can be sorted oldest first, with those without a date last', async () => {
    expect(await found({ sort: 'date-asc' })).toEqual([1, 2, 3])
  })

  it('is filtered by partner country and by legal status', async () => {
    expect(await found({ country: 'TN' })).toEqual([2])
    expect(await found({ country: 'TN,EG' })).toEqual([2])
    expect(await found({ country: 'JO' })).toEqual([])
    expect(await found({ status: 'signed' })).toEqual([3])
    expect(await found({ status: 'signed,in_force' })).toEqual([2, 1, 3])
    expect(await found({ status: 'signed', country: 'TN' })).toEqual([])
  })

  it('is searched in its texts and in the names of its partners, in both languages', async () => {
    expect(await found({ q: 'AGREEMENT 1' })).toEqual([1])
    expect(await found({ q: 'egypt' })).toEqual([2])
    expect(await found({ q: 'تونس' })).toEqual([2])
    expect(await found({ q: 'script' })).toEqual([])
  })

  it('treats SQL wildcards as ordinary characters', async () => {
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ q: '_' })).toEqual([])
  })

  it.each([
    ['status=asleep', 'status'],
    ['country=Egypt', 'country'],
    ['sort=title', 'sort'],
    ['per_page=101', 'per_page'],
  ])('refuses an invalid query and names the field: %s', async (query, field) => {
    const response = await apiServer.app.request(`/api/free-trade-agreements?${query}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toHaveProperty(`errors.${field}`)
  })
})

it('refuses an unknown legal status and an unknown partner', async () => {
  const { db } = database
  await expect(
    importRecords(db, 'agreements', [agreement(5, { legal_status: 'asleep' })]),
  ).rejects.toThrow()
  await expect(
    db.transaction((tx) =>
      importRecords(tx, 'agreements', [agreement(6, { country_codes: ['XX'] })]),
    ),
  ).rejects.toThrow()
})

it('refuses a second page for one country', async () => {
  const page = (id: number) => ({
    ...agreement(id),
    country_id: 788,
    agreement_ids: [2],
    ...bilingualPair('subtitle', texts(''), 'bare'),
    ...bilingualPair('sub_subtitle', texts(''), 'bare'),
  })
  await importRecords(database.db, 'country-agreements', [page(1)])
  await expect(importRecords(database.db, 'country-agreements', [page(2)])).rejects.toThrow()
})

describe('the pages of partner countries', () => {
  const page = (id: number, country_id: number, visible: number) => ({
    ...agreement(id),
    country_id,
    visible,
    agreement_ids: [2],
    ...bilingualPair('subtitle', texts('Agadir'), 'bare'),
    ...bilingualPair('sub_subtitle', texts(''), 'bare'),
  })

  beforeAll(async () => {
    await importRecords(database.db, 'country-agreements', [page(10, 818, 0)])
  })

  const ask = async (path: string) => {
    const response = await apiServer.app.request(`/api/${path}`)
    return { status: response.status, body: await response.json() }
  }

  it('are listed for the map with the country code, where the agreement is visible', async () => {
    const { body } = await ask('fta-country-agreements')
    expect(body).toMatchObject([{ id: 1, country_code: 'TN', visible: 1, agreement_ids: [2] }])
    expect(body[0]).not.toHaveProperty('country_id')
  })

  it('are returned by id, with 404 for one that is not visible', async () => {
    const { body } = await ask('fta-country-agreements-by-id/1')
    expect(body).toMatchObject({ id: 1, country_code: 'TN', subtitle: '' })
    expect((await ask('fta-country-agreements-by-id/10')).status).toBe(404)
    expect((await ask('fta-country-agreements-by-id/99')).status).toBe(404)
  })
})
