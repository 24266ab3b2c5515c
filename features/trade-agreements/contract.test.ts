import { bothLanguages } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { countryAgreementById, countryAgreementList } from './contract'

/** A country of the map with the fields that the tables name (spec part 2 section 3). */
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

describe('a country with an agreement, of a provider that knows only the tables', () => {
  it('stands on the map', () => {
    const [country] = countryAgreementList.response.parse([known])
    expect(country).toMatchObject({ country_code: 'EG', subtitle: '', agreement_ids: [] })
  })

  it('has its page, also where the record comes in an array', () => {
    expect(countryAgreementById.response.parse([known])).toMatchObject({ id: 5, sub_subtitle: '' })
  })
})
