import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { lowestOffer } from './rules'

const offer = (id: number, price: number, other: object = {}, isExpired = false) => ({
  company: { id, ...bilingualPair('name', { en: '', ar: '' }) },
  quotation: {
    price,
    currency: 'EUR' as const,
    unit: 'tonne' as const,
    incoterm: 'FOB' as const,
    place: 'Aqaba',
    valid_until: '2026-12-31',
    ...other,
  },
  is_expired: isExpired,
})

describe('the lowest of the offers', () => {
  it('is the one with the lowest price under the same terms', () => {
    expect(lowestOffer([offer(1, 90), offer(2, 80), offer(3, 85)])).toBe(2)
  })

  it.each([
    ['one offer', [offer(1, 90)]],
    ['two equal prices', [offer(1, 80), offer(2, 80)]],
    ['different currencies', [offer(1, 90), offer(2, 80, { currency: 'USD' })]],
    ['different units', [offer(1, 90), offer(2, 80, { unit: 'kilogram' })]],
    ['different delivery terms', [offer(1, 90), offer(2, 80, { incoterm: 'CIF' })]],
    ['one that is still valid', [offer(1, 90), offer(2, 80, {}, true)]],
  ])('is not named with %s', (_name, offers) => {
    expect(lowestOffer(offers)).toBeNull()
  })
})
