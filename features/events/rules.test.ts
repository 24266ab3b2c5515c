import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import type { PortalEvent } from './contract'
import { eventScene, isOpenToJoin, phaseOf, statusOf } from './rules'

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

describe('the scene of an event', () => {
  const named = (en: string) => ({
    industry_id: [],
    ...bilingualPair('name', { en, ar: '' }),
  })

  it('is that of its first sector', () => {
    expect(eventScene(event(1, { industry_id: [14, 5] }))).toBe('servers')
  })

  it('is that of its name where it has no sector, else a stand', () => {
    expect(eventScene(event(1, named('Advanced training on rules of origin')))).toBe('certificate')
    expect(eventScene(event(1, named('Open day')))).toBe('fair')
  })
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

  it('closes an expired event and a closed one to joining', () => {
    expect(isOpenToJoin(event(1), '2026-05-12')).toBe(true)
    expect(isOpenToJoin(event(1), '2026-05-13')).toBe(false)
    expect(isOpenToJoin(event(1, { status: 2 }), '2026-05-01')).toBe(false)
  })
})
