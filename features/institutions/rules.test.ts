import { describe, expect, it } from 'vitest'
import { institutionSite } from './rules'

describe('the site of an institution', () => {
  it.each([
    ['mit.gov.jo', 'https://mit.gov.jo/'],
    ['http://chamber.example/en', 'http://chamber.example/en'],
    ['', null],
    ['not a site at all', null],
  ])('%s leads to %s', (website, address) => {
    expect(institutionSite({ website })).toBe(address)
  })

  it('is unknown where there is none', () => {
    expect(institutionSite({ website: null })).toBe(null)
  })
})
