import { describe, expect, it } from 'vitest'
import { noTradeFacts } from '../trade-facts/contract'
import { offerQuality, type Judged } from './quality'
import { seasonsOf } from './seasons'

const bare: Judged = {
  ...noTradeFacts,
  image: '/media/1/640.webp',
  image_focus_x: 50,
  image_focus_y: 50,
  image_alt_eng: null,
  image_alt_ara: null,
  pictures: [],
  hs_code: '610910',
  features: 'Soft',
  features_ara: '',
}
const missing = (type: 'products' | 'services', given: Partial<Judged> = {}) =>
  offerQuality(type, { ...bare, ...given }).missing.map(({ part }) => part)

describe('the quality of an offer', () => {
  it('ranks what buyers of a product miss, with the field that fills it', () => {
    const { met, of, missing: found } = offerQuality('products', bare)
    expect(met).toBe(0)
    expect(found).toHaveLength(of)
    expect(found.slice(0, 3)).toEqual([
      { part: 'min_order', field: 'min_order' },
      { part: 'delivery', field: 'incoterm' },
      { part: 'lead_time', field: 'lead_time' },
    ])
    expect(found).toContainEqual({ part: 'features', field: 'features_ara' })
  })

  it('asks for a season of harvested goods, and a shelf life of those that expire', () => {
    expect(missing('products')).not.toContain('season')
    expect(missing('products')).not.toContain('shelf_life')
    expect(missing('products', { hs_code: '080410' })).toEqual(
      expect.arrayContaining(['season', 'shelf_life']),
    )
    expect(missing('products', { hs_code: '330499' })).not.toContain('season')
    expect(missing('products', { hs_code: '330499' })).toContain('shelf_life')
  })

  it('counts a number with its unit, and a term with its place only', () => {
    expect(missing('products', { min_order: 5 })).toContain('min_order')
    expect(missing('products', { min_order: 5, min_order_unit: 'pallet' })).not.toContain(
      'min_order',
    )
    expect(missing('products', { incoterm: 'FOB' })).toContain('delivery')
    expect(missing('products', { incoterm: 'FOB', incoterm_place_ara: 'العقبة' })).not.toContain(
      'delivery',
    )
  })

  it('asks of a service how it is delivered, never for its port', () => {
    expect(missing('services')[0]).toBe('delivery_modes')
    expect(missing('services')).not.toContain('port')
  })

  it('is whole when everything is there', () => {
    const picture = { ...bare, image: 'a', image_alt_eng: 'Box', image_alt_ara: 'صندوق' }
    const { image_focus_x, image_focus_y, image_alt_eng, image_alt_ara } = picture
    const one = { image: 'b', image_focus_x, image_focus_y, image_alt_eng, image_alt_ara }
    const full = offerQuality('services', {
      ...picture,
      features_ara: 'ناعم',
      pictures: [one, { ...one, image: 'c' }],
      delivery_modes: ['remote'],
      languages: ['ar'],
      markets: [276],
      certificates: ['ISO'],
      lead_time: 1,
      lead_time_unit: 'week',
      min_order: 1,
      min_order_unit: 'project',
      capacity: 3,
      capacity_unit: 'project',
    })
    expect(full.missing).toEqual([])
    expect(full.met).toBe(full.of)
  })
})

describe('the seasons of a product', () => {
  it('joins months that follow each other, also over the turn of the year', () => {
    expect(seasonsOf([1, 2, 9, 10, 11, 12])).toEqual([[9, 2]])
    expect(seasonsOf([4, 5, 8])).toEqual([
      [4, 5],
      [8, 8],
    ])
  })

  it('is all year round with twelve months, and none without any', () => {
    expect(seasonsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('all')
    expect(seasonsOf([])).toEqual([])
  })
})
