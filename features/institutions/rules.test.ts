import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { institutionList } from './contract'
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

  it('is null without a website', () => {
    expect(institutionSite({ website: null })).toBe(null)
  })
})

it('reads the types of an institution from a JSON list too, as the tables store them', () => {
  const record = {
    id: 1,
    name: 'Body',
    ...bilingualPair('name', { en: 'Body', ar: '' }),
    type_id: '[1,2]',
    mode_id: 3,
    gov_id: 1,
  }
  const [read] = [institutionList.response.parse([record])].flat()
  expect(read).toMatchObject({ type_id: [1, 2], mode_id: [3], website: null, status: 1 })
})
