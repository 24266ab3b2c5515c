import { expect, it } from 'vitest'
import { dataset } from './dataset'

it('a statistic is a free dataset with its publishers, period and picture', () => {
  const given = {
    locale: 'ar' as const,
    path: '/statistics/X-1',
    name: 'Exports',
    description: 'All goods',
    publishers: ['Customs'],
    period: '2024',
    modified: '2026-03-01',
    picture: '/ar/embed/statistics/X-1/chart.svg',
  }
  expect(dataset(given)).toMatchObject({
    '@type': 'Dataset',
    '@id': 'http://localhost:3000/ar/statistics/X-1',
    creator: [{ '@type': 'Organization', name: 'Customs' }],
    temporalCoverage: '2024',
    distribution: { contentUrl: 'http://localhost:3000/ar/embed/statistics/X-1/chart.svg' },
  })
  expect(dataset({ ...given, period: '' })).not.toHaveProperty('temporalCoverage')
})
