import { call } from '@/lib/api/call'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useProvider } from '@/tests/support/provider-server'
import { describe, expect, it } from 'vitest'
import { statisticByIdentifier, statisticFilters, statisticLists } from '../contract'
import { tradeStatisticsFeature } from '../feature'
import { chartIn } from '../rules'

/** A statistic with only the fields of the tables (spec part 2 section 3). */
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

/** The calls of members, open to everybody in these tests. */
const opened = tradeStatisticsFeature.calls.map((one) => ({
  ...one,
  endpoint: { ...one.endpoint, access: 'public' as const },
}))

const provider = useProvider(opened)
provider.answers = {
  'statista/statistics': { items: [known, { ...known, identifier: 'X-2', title: 'Imports' }] },
  'statista/statistic/X-1': known,
  'statista/industries': [{ id: 'trade', name: 'Trade' }],
  'statista/geolocations': [{ id: 'world', name: 'World' }],
}

describe('a statistic of a provider that implements only the tables', () => {
  const list = (query: object) => call(statisticLists.statistics, { query })

  it('is listed, whole or in pages', async () => {
    const { items, total } = await list({})
    expect(items[0]).toMatchObject({
      identifier: 'X-1',
      title: 'Exports',
      title_ara: '',
      publishers: [{ title: 'Statistics office', title_ara: '' }],
      ...bilingualPair('survey_period', { en: '2025', ar: null }, 'bare'),
    })
    expect([items.length, total]).toEqual([2, undefined])
    expect(await list({ page: 1, q: 'imports' })).toMatchObject({
      items: [{ identifier: 'X-2' }],
      total: 1,
      per_page: 9,
    })
  })

  it('is offered by every topic and place, since its own have names only', async () => {
    const used = await call(statisticFilters, { query: { type: 'statistics' } })
    expect(used).toEqual({ geolocation: ['world'], industry: ['trade'] })
  })

  it('has its full record, whose chart is drawn as columns', async () => {
    const found = await call(statisticByIdentifier, { params: { identifier: 'X-1' } })
    const { chart } = found
    expect(found).toMatchObject(bilingualPair('source', { en: null, ar: null }, 'bare'))
    expect(chart && chartIn(chart, 'ar')).toEqual({
      kind: 'column',
      unit: '',
      categories: ['2024', '2025'],
      series: [{ name: 'Total', data: [1, null] }],
    })
  })
})
