import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, expect, it } from 'vitest'
import { companiesFeature } from '../../feature'
import { companyAt, companyPage } from '../queries'
import { companyListShape } from '../search-params'

const provider = useProvider(companiesFeature.calls)

const known = (id: number, given: object = {}) => ({
  id,
  company_registered_name: `Company ${id}`,
  status: { iid: 20 },
  ...given,
})

beforeEach(() => {
  provider.answers = {
    'international-buyers': [
      known(1, { industry_information_for_products: '[1,2]', governorates: '3' }),
      known(2, { company_trading_name: 'Olives', countries_of_operations: [784] }),
      known(3, { status: { iid: 30 } }),
    ],
  }
})

const ids = async (query: Record<string, string>) =>
  (await companyPage(companyListShape.parse(query))).data.map(({ id }) => id)

it('the portal filters the approved companies of a provider', async () => {
  expect(await ids({})).toEqual([1, 2])
  expect(await ids({ industry: '2', governorate: '3' })).toEqual([1])
  expect(await ids({ country: '784', q: 'olives' })).toEqual([2])
  expect(await ids({ service: '1' })).toEqual([])
})

it('a company is read from the list when the provider has no call for one', async () => {
  expect(await companyAt('1')).toMatchObject({ status: 20, location_type_id: 1, phone_number: '' })
  expect(await companyAt('3')).toBeNull()
  provider.answers = { 'international-buyers/1': [known(1)] }
  expect(await companyAt('1')).toMatchObject({ id: 1 })
})
