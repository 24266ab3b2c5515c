import { ownCompany } from '@/tests/support/own-company'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { describe, expect, it } from 'vitest'
import { knownValues } from './known-values'

const known = (location_type_id: number, country_id: number | null) => {
  answerCalls(() => Promise.resolve([ownCompany({ location_type_id })]))
  return knownValues(userWith({ company_id: 7, country_id }), 'readiness', 'en')
}

describe('what the portal knows for the readiness form', () => {
  it('is Jordan, the company and its sector for a company in Jordan', async () => {
    expect(await known(1, 276)).toMatchObject({
      country: '400',
      company: 'Petra Olive Oil',
      industry: '1',
    })
  })

  it('is the country of the profile for a company abroad', async () => {
    expect(await known(2, 276)).toMatchObject({ country: '276' })
  })
})
