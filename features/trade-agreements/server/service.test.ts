import { bilingualPair } from '@/lib/bilingual/pair'
import { countries } from '@/lib/db/schema/geography'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, expect, it } from 'vitest'
import { importAgreements, importCountryAgreements, listAgreements } from './service'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

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
  await database.db.insert(countries).values([
    { id: 788, code_2: 'TN', code_3: 'TUN', code_num: '788', is_arab: true },
    { id: 818, code_2: 'EG', code_3: 'EGY', code_num: '818', is_arab: true },
  ])
  await importAgreements(database.db, [
    agreement(1, { in_force: '2001-12-17' }),
    agreement(2, { in_force: '2007-03-27', country_codes: ['TN', 'EG'] }),
    agreement(3),
    agreement(4, { status: 0, in_force: '2020-01-01' }),
  ])
})

it('lists public agreements, the newest in force first', async () => {
  expect((await listAgreements()).map(({ id }) => id)).toEqual([2, 1, 3])
})

it('names the partner countries of each', async () => {
  const [agadir, bilateral] = await listAgreements()
  expect(agadir?.country_codes).toEqual(['EG', 'TN'])
  expect(bilateral?.country_codes).toEqual([])
})

it('refuses an unknown legal status and an unknown partner', async () => {
  const { db } = database
  await expect(importAgreements(db, [agreement(5, { legal_status: 'asleep' })])).rejects.toThrow()
  await expect(
    db.transaction((tx) => importAgreements(tx, [agreement(6, { country_codes: ['XX'] })])),
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
  await importCountryAgreements(database.db, [page(1)])
  await expect(importCountryAgreements(database.db, [page(2)])).rejects.toThrow()
})
