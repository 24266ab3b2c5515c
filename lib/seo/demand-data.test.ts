import { expect, it } from 'vitest'
import { demandData } from './demand-data'

it('says what is wanted, until when and under which code, and leaves out what is empty', () => {
  const data = demandData({
    locale: 'en',
    path: '/requests/7',
    name: 'Dates',
    description: '',
    quantity: 24,
    published: '2026-11-23T08:00:00Z',
    until: '2026-12-31',
    code: '080410',
  })
  expect(data).toMatchObject({
    '@type': 'Demand',
    availabilityEnds: '2026-12-31',
    eligibleQuantity: { minValue: 24 },
    itemOffered: { '@type': 'Product', name: 'Dates', category: '080410' },
  })
  expect(data.itemOffered).not.toHaveProperty('description')
  expect(data.url).toMatch(/\/requests\/7$/)
})
