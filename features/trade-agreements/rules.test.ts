import agreementsSeed from '@/lib/db/seed/data/agreements.json'
import { english } from '@/messages/en'
import { arabic } from '@/messages/ar'
import { bilingualPair } from '@/lib/bilingual/pair'
import { expect, it } from 'vitest'
import { usedValues } from '@/lib/api/used-values'
import { agreementWrite } from './contract'
import { filterValues, scopeKey } from './rules'

const texts = (en: string, ar = en) => ({ en, ar })

const agreement = (id: number, given: object = {}) =>
  agreementWrite.parse({
    id,
    key: `key-${id}`,
    ...bilingualPair('kind', texts('Agreement')),
    country_code: null,
    country_codes: ['EG', 'TN'],
    visible: 1,
    status: 1,
    legal_status: 'in_force',
    ...bilingualPair('title', texts(`Agreement ${id}`, `اتفاقية ${id}`)),
    ...bilingualPair('subtitle', texts('')),
    signed: null,
    in_force: `200${id}-01-01`,
    fully_implemented: null,
    terminated: null,
    scope: [],
    ...bilingualPair('origin_rule', texts('')),
    ...bilingualPair('proof_of_origin', texts('')),
    ...bilingualPair('content', texts('')),
    ...bilingualPair('keywords', texts(''), 'bare'),
    url: `agreement-${id}`,
    image: null,
    ...bilingualPair('image_alt', texts('')),
    sources: [],
    confidence: '',
    updated_at: '2025-12-01T06:00:00.000Z',
    ...given,
  })

it('the filter lists each partner once', () => {
  const agreements = [agreement(1), agreement(2, { country_codes: ['TN', 'US'] })]
  expect([...usedValues(agreements, filterValues).country]).toEqual(['EG', 'TN', 'US'])
})

it('every scope in the data has a name in both languages', () => {
  const scopes = new Set(agreementsSeed.agreements.flatMap(({ scope }) => scope))
  expect(scopes.size).toBeGreaterThan(0)
  for (const scope of scopes) {
    expect(english.agreements.scope).toHaveProperty(scopeKey(scope))
    expect(arabic.agreements.scope).toHaveProperty(scopeKey(scope))
  }
})
