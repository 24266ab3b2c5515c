import { describe, expect, it } from 'vitest'
import { siteAddress } from './site-pages'

describe('the address of a menu entry that names none', () => {
  it.each([
    [19, '/trade-facilitation-portal'],
    [20, '/free-trade-agreements'],
    [24, '/local-buyers/products'],
    [81, '/reporting-trade-barriers'],
  ])('decisions.md section 2: entry %i stands at %s', (id, address) => {
    expect(siteAddress({ id, a_id: id === 24 ? 240 : null, url: 'x' })).toBe(address)
  })

  it('is that of the site page list, found by the url', () => {
    expect(siteAddress({ id: 400, a_id: null, url: 'about-jordan' })).toBe('/about-jordan')
    expect(siteAddress({ id: 401, a_id: null, url: 'about-jordan-exports' })).toBe(
      '/jordan-exports/about-jordan-exports',
    )
    expect(siteAddress({ url: 'pool-of-experts' })).toBe('/pool-of-experts')
  })

  it('is made of the id for all others', () => {
    expect(siteAddress({ id: 13, a_id: 120, url: 'exporters' })).toBeNull()
    expect(siteAddress({ id: 400, a_id: null, url: 'jordan' })).toBeNull()
    expect(siteAddress({ id: 400, a_id: null, url: '' })).toBeNull()
  })
})
