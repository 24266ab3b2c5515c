import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import type { Credential } from './contract'
import { isActive, isRecent, matchesCredential, orderCredentials, recentDays } from './rules'
import { credentialViews } from './search-params'

const credential = (id: number, given: Partial<Credential> = {}): Credential => ({
  id,
  ...bilingualPair('name', { en: `Certificate ${id}`, ar: `شهادة ${id}` }),
  ...bilingualPair('description', { en: '<p>ISO 9001</p>', ar: '' }),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  type: 1,
  country_id: 400,
  country: null,
  date: '2026-11-05',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

describe('a credential', () => {
  it('is recent when its date is within the last 30 days', () => {
    expect(recentDays).toBe(30)
    const recent = (date: string) => isRecent({ date }, '2026-11-21')
    expect(recent('2026-11-21')).toBe(true)
    expect(recent('2026-10-22')).toBe(true)
    expect(recent('2026-10-21')).toBe(false)
    expect(recent('2026-11-22')).toBe(false)
  })

  it('with status 1 is active; with anything else it is not', () => {
    expect(isActive({ status: 1 })).toBe(true)
    expect([0, 2, 10].some((status) => isActive({ status }))).toBe(false)
  })
})

describe('a provider that does not filter', () => {
  const matches = (query: Record<string, string | string[]>) =>
    matchesCredential(credential(1), credentialViews.parse(query).filters)

  it('is filtered by type and country, and by the year as text', () => {
    expect(matches({})).toBe(true)
    expect(matches({ type: ['1', '2'], country: '400', year: '2026' })).toBe(true)
    expect(matches({ type: '2' })).toBe(false)
    expect(matches({ country: '8' })).toBe(false)
    expect(matches({ year: '2025' })).toBe(false)
    expect(matches({ q: 'iso' })).toBe(true)
    expect(matches({ q: 'شهاده' })).toBe(true)
    expect(matches({ q: 'award' })).toBe(false)
  })

  it('shows the newest first', () => {
    const all = [credential(1), credential(2), credential(3, { date: '2026-12-01' })]
    expect(orderCredentials(all).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
