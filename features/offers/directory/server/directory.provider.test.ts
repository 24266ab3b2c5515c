import { call } from '@/lib/api/call'
import { wholeFrom } from '@/lib/api/paging'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { offersFeature } from '../../feature'
import { directoryParts, offerCalls } from '../contract'
import { companyOfferPage } from '../queries'
import { showsCompanyButton } from '../rules'
import { companyOfferListShape } from '../search-params'

const provider = useProvider(offersFeature.calls)

/** A service with the fields that the tables name (spec part 2 section 3). */
const known = {
  id: 7,
  ...bilingualPair('name', { en: 'Freight', ar: 'شحن' }),
  industry: '14',
  sub_ind: '1401',
  company_id: '3',
  company_belongs: { company_registered_name: 'Carrier', status: { iid: 20 } },
}

beforeEach(() => {
  provider.answers = {}
})

describe('an offer of a provider that knows only the tables', () => {
  it('is listed with the company behind it', async () => {
    provider.answers = { 'services_by_sub_ind_id/1401': [known] }
    const input = { params: { id: 1401 }, query: {} }
    const [offer] = wholeFrom(await call(offerCalls.services.bySubIndustry, input))
    expect(offer).toMatchObject({ company_id: 3, sub_ind: 1401, hs_code: null, contacts: '' })
    expect(offer?.company_belongs).toMatchObject({ company_registered_name: 'Carrier', logo: null })
  })

  it.each([
    [{ iid: 20 }, true],
    ['20', true],
    [30, false],
  ])('links to its company according to the iid of its status: %j', async (status, isShown) => {
    const company_belongs = { ...known.company_belongs, status }
    provider.answers = { 'products_by_id/7': [{ ...known, hs_code: '610910', company_belongs }] }
    const product = await call(offerCalls.products.byId, { params: { id: 7 } })
    expect(showsCompanyButton(product)).toBe(isShown)
  })

  it('is among the products, then the services, of its company', async () => {
    const product = { ...known, id: 1, industry: 2 }
    provider.answers = { 'products/3': [product], 'services/3': [known] }
    const view = async (query: Record<string, string>) => {
      const { data } = await companyOfferPage(3, companyOfferListShape.parse(query))
      return data.map(({ type, id }) => `${type} ${id}`)
    }
    expect(await view({})).toEqual(['products 1', 'services 7'])
    expect(await view({ type: 'services' })).toEqual(['services 7'])
    expect(await view({ industry: '2' })).toEqual(['products 1'])
    expect(await view({ service: '14' })).toEqual(['services 7'])
    expect(await view({ sub: '9' })).toEqual([])
  })

  it('is in no part of the site map', async () => {
    expect(await call(directoryParts)).toEqual([])
  })
})
