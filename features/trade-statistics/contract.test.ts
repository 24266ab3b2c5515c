import { describe, expect, it } from 'vitest'
import { statisticByIdentifier, statisticLists } from './contract'
import { chartIn } from './rules'

/** A statistic with the fields that the tables name, and nothing else (spec part 2 section 3). */
const known = {
  identifier: 'X-1',
  title: 'Exports',
  subject: 'Trade',
  date: '2026-03-01',
  publishers: [{ title: 'Statistics office' }],
  survey_period: '2025',
  comment: 'Revised',
  industries: [[{ name: 'Trade' }]],
  geolocations: [[{ name: 'World' }]],
  description: 'What was exported',
  image_url: null,
  premium: 0,
  chart: {
    data: { categories: ['2024', '2025'], series: [{ name: 'Total', data: [1, null] }] },
  },
}

describe('a statistic of a provider that knows only the tables', () => {
  it('is listed', () => {
    const { items } = statisticLists.statistics.response.parse({ items: [known] })
    expect(items[0]).toMatchObject({ identifier: 'X-1', title: 'Exports', title_ara: '' })
  })

  it('has its full record, whose chart is drawn as columns', () => {
    const { chart } = statisticByIdentifier.response.parse(known)
    expect(chart && chartIn(chart, 'ar')).toEqual({
      kind: 'column',
      unit: '',
      categories: ['2024', '2025'],
      series: [{ name: 'Total', data: [1, null] }],
    })
  })
})
