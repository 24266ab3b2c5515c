import { wholeFrom } from '@/lib/api/paging'
import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { productById, servicesBySubIndustry } from './contract'
import { showsCompanyButton } from './rules'

/** A service with the fields that the tables name (spec part 2 section 3). */
const known = {
  id: 7,
  ...bilingualPair('name', { en: 'Freight', ar: 'شحن' }),
  industry: '14',
  sub_ind: '1401',
  company_id: '3',
  company_belongs: { company_registered_name: 'Carrier', status: { iid: 20 } },
}

describe('an offer of a provider that knows only the tables', () => {
  it('is listed with the company behind it', () => {
    const [offer] = wholeFrom(servicesBySubIndustry.response.parse([known]))
    expect(offer).toMatchObject({ company_id: 3, sub_ind: 1401, hs_code: null, contacts: '' })
    expect(offer?.company_belongs).toMatchObject({ company_registered_name: 'Carrier', logo: null })
  })

  it('leads to its company by the iid of its status', () => {
    const product = (status: unknown) =>
      productById.response.parse({
        ...known,
        hs_code: '610910',
        company_belongs: { ...known.company_belongs, status },
      })
    expect(showsCompanyButton(product({ iid: 20 }))).toBe(true)
    expect(showsCompanyButton(product('20'))).toBe(true)
    expect(showsCompanyButton(product(30))).toBe(false)
  })
})
