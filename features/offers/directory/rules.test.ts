import { describe, expect, it } from 'vitest'
import { offerScene } from './rules'

describe('the scene of an item', () => {
  it('is that of its HS code', () => {
    expect(offerScene({ hs_code: '150920', sub_ind: 505, industry: 5 })).toBe('olive-press')
  })

  it('is that of its sub-sector or sector where it has no code', () => {
    expect(offerScene({ hs_code: null, sub_ind: 1507, industry: 15 })).toBe('laboratory')
    expect(offerScene({ hs_code: '', sub_ind: 1501, industry: 15 })).toBe('consulting')
  })
})
