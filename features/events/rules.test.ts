import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import type { PortalEvent } from './contract'
import { isOpenToJoin, matchesEvent, orderEvents, phaseOf, statusOf } from './rules'
import { eventViews } from './search-params'

const event = (id: number, given: Partial<PortalEvent> = {}): PortalEvent => ({
  id,
  name: `Fair ${id}`,
  ...bilingualPair('name', { en: `Fair ${id}`, ar: `معرض ${id}` }),
  ...bilingualPair('description', { en: '<p>Food and drinks</p>', ar: '' }),
  ...bilingualPair('country_name', { en: 'Jordan', ar: 'الأردن' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date_start: '2026-05-10',
  date_end: '2026-05-12',
  country_id: 400,
  gov_id: null,
  type_id: 1,
  mode_id: 1,
  industry_id: [5],
  location_type: 'International event',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

describe('the state of an event', () => {
  it('is upcoming when its start is in the future, and expired when its end is in the past', () => {
    expect(phaseOf(event(1), '2026-05-09')).toBe('upcoming')
    expect(phaseOf(event(1), '2026-05-10')).toBe('now')
    expect(phaseOf(event(1), '2026-05-12')).toBe('now')
    expect(phaseOf(event(1), '2026-05-13')).toBe('expired')
  })

  it.each([
    [1, 'open'],
    [2, 'closed'],
    [3, 'confirmed'],
    [4, 'planned'],
    [99, 'planned'],
  ])('status code %i is %s, and any other is planned', (code, status) => {
    expect(statusOf(code)).toBe(status)
  })

  it('lets nobody join an expired event or a closed one', () => {
    expect(isOpenToJoin(event(1), '2026-05-12')).toBe(true)
    expect(isOpenToJoin(event(1), '2026-05-13')).toBe(false)
    expect(isOpenToJoin(event(1, { status: 2 }), '2026-05-01')).toBe(false)
  })
})

describe('a provider that does not filter', () => {
  const matches = (query: Record<string, string | string[]>, given: Partial<PortalEvent> = {}) =>
    matchesEvent(event(1, given), 'International event', eventViews.parse(query).filters)

  it('shows only events whose location type is "International event"', () => {
    expect(matches({})).toBe(true)
    expect(matches({}, { location_type: 'Local event' })).toBe(false)
  })

  it('is filtered by country, type, mode, industry and the year of date_start', () => {
    expect(matches({ country: '400', type: '1', mode: '1', industry: '5', year: '2026' })).toBe(
      true,
    )
    expect(matches({ country: '8' })).toBe(false)
    expect(matches({ type: ['2', '1'] })).toBe(true)
    expect(matches({ mode: '2' })).toBe(false)
    expect(matches({ industry: '6' })).toBe(false)
    expect(matches({ year: '2026' }, { date_start: '2025-12-31' })).toBe(false)
  })

  it('is searched without regard to case, in both languages', () => {
    expect(matches({ q: 'FOOD' })).toBe(true)
    expect(matches({ q: 'الاردن' })).toBe(true)
    expect(matches({ q: 'textile' })).toBe(false)
  })

  it('shows the latest first, or the earliest', () => {
    const events = [event(1), event(2, { date_start: '2026-06-01' }), event(3)]
    const ids = (sort: 'date-desc' | 'date-asc') => orderEvents(events, sort).map(({ id }) => id)
    expect(ids('date-desc')).toEqual([2, 3, 1])
    expect(ids('date-asc')).toEqual([1, 3, 2])
  })
})
