import { call } from '@/lib/api/call'
import { bothLanguages } from '@/lib/bilingual/pair'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { countryAgreementById, countryAgreementList } from '../contract'
import { tradeAgreementsFeature } from '../feature'
import { agreementPage } from '../queries'
import { agreementListShape } from '../search-params'

const provider = useProvider(tradeAgreementsFeature.calls)

/** An agreement with the fields of the tables (spec part 2 section 3), and few more. */
const known = {
  id: 5,
  country_code: 'EG',
  visible: 1,
  ...bothLanguages('title', 'Egypt'),
  ...bothLanguages('content', '<p>Text</p>'),
  subtitle: null,
  image: null,
  url: 'https://treaty.example',
  keywords: 'egypt',
  keywords_ara: null,
}

const sent = [
  { ...known, id: 3, in_force: '2003-01-01', legal_status: 'in_force' },
  { ...known, id: 1, in_force: '2001-01-01', title_ara: 'اتفاقية', country_code: 'TN' },
  { ...known, id: 7 },
]

beforeEach(() => {
  provider.answers = {
    'free-trade-agreements': sent,
    'fta-country-agreements': [known],
    'fta-country-agreements-by-id/5': [known],
  }
})

const ids = async (query: Record<string, string>) =>
  (await agreementPage(agreementListShape.parse(query))).data.map(({ id }) => id)

describe('the agreements of a provider that implements only the tables', () => {
  it('are filtered by partners, status and text together', async () => {
    expect(await ids({})).toEqual([3, 1, 7])
    expect(await ids({ country: 'TN', q: 'إتفاقيه' })).toEqual([1])
    expect(await ids({ status: 'in_force' })).toEqual([3])
    expect(await ids({ country: 'JO' })).toEqual([])
    expect(await ids({ q: 'other' })).toEqual([])
  })

  it('can be sorted oldest first, with those without a date last', async () => {
    expect(await ids({ sort: 'date-asc' })).toEqual([1, 3, 7])
  })
})

describe('a country with an agreement of such a provider', () => {
  it('is on the map', async () => {
    const [country] = await call(countryAgreementList)
    expect(country).toMatchObject({ country_code: 'EG', subtitle: '', agreement_ids: [] })
  })

  it('has its page, also where the provider returns the record in an array', async () => {
    const found = await call(countryAgreementById, { params: { id: 5 } })
    expect(found).toMatchObject({ id: 5, sub_subtitle: '' })
  })
})
