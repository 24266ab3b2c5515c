import { mount } from '@/lib/api/mount'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { anonymous } from '@/lib/auth/actor'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { tradeStatisticsFeature } from '../feature'
import { statisticKinds } from '../kinds/contract'
import { statisticTable } from './trade-statistics.provider'
import { listGeolocations, listIndustries, listStatistics, listUsedNodes } from './trade-statistics'

useTestDatabase(loadedTemplate)

const member = { ...anonymous, userId: 1, loginId: 'login' }
const apiServerFor = (actor: typeof anonymous) =>
  mount(tradeStatisticsFeature.calls, { identify: () => Promise.resolve(actor) })
const apiServer = apiServerFor(member)
const vip = apiServerFor({ ...member, vip: true })

const get = async (path: string, from = apiServer) => {
  const answer = await from.app.request(`/api/statista/${path}`)
  return { status: answer.status, body: await answer.json() }
}

const found = async (query: Parameters<typeof listStatistics>[1]) =>
  (await listStatistics('statistics', query)).items.map(({ identifier }) => identifier)

describe('interactive data', () => {
  it('requires a login', async () => {
    const lists = ['industries', 'geolocations', 'filters?type=studies']
    const paths = [...lists, ...statisticKinds, 'statistic/JEX-1001']
    for (const path of paths) {
      expect([path, (await get(path, apiServerFor(anonymous))).status]).toEqual([path, 401])
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })

  it('has the data types statistics, studies and infographics, whose answers have items', async () => {
    expect(statisticKinds).toEqual(['statistics', 'studies', 'infographics'])
    const sizes = await Promise.all(
      statisticKinds.map(async (kind) => (await get(kind)).body.items.length),
    )
    expect(sizes).toEqual([19, 6, 6])
  })

  it('has nine records per page, newest first, with the exact total', async () => {
    const { body } = await get('statistics?page=3')
    expect(body).toMatchObject({ total: 19, page: 3, per_page: 9 })
    expect(body.items).toHaveLength(1)
    const dates = (await listStatistics('statistics', {})).items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('lists records with the paths of their topics and places, without charts', async () => {
    const { body } = await get('statistics?q=deficit')
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      identifier: 'JEX-1002',
      publishers: [
        {
          title: 'World Bank, World Development Indicators',
          title_ara: expect.stringContaining('البنك الدولي'),
        },
      ],
      survey_period_ara: expect.stringMatching(/^من \d{4}/),
      industries: [
        [
          { id: 'trade', name: 'Foreign trade' },
          { id: 'goods', name: 'Trade in goods' },
        ],
      ],
      geolocations: [[{ id: 'world' }, { id: 'asia' }, { id: 'jo', name_ara: 'الأردن' }]],
      image_url: null,
      premium: 0,
    })
    expect(body.items[0]).not.toHaveProperty('chart')
  })

  it('is filtered by text in both languages, in any spelling', async () => {
    expect(await found({ q: 'السياحه' })).toEqual(['JEX-1008'])
    expect(await found({ q: 'TOURISM receipts' })).toEqual(['JEX-1008'])
    expect(await found({ q: '100%_(' })).toEqual([])
  })

  it('is filtered by a topic or place with its descendants', async () => {
    const services = await found({ industry: 'services' })
    expect(services.toSorted()).toEqual(['JEX-1007', 'JEX-1008'])
    expect(await found({ industry: 'tourism' })).toEqual(['JEX-1008'])
    expect(await found({ geolocation: 'world' })).toHaveLength(19)
    expect(await found({ geolocation: 'nowhere' })).toEqual([])
    expect(await found({ geolocation: 'asia', industry: 'services', q: 'tourism' })).toHaveLength(1)
    expect((await get('statistics?industry=%27%20or%201')).status).toBe(422)
  })

  it.each(statisticKinds)(
    'offers the topics and places that lead to %s, and no others',
    async (kind) => {
      const used = await listUsedNodes(kind)
      for (const { id } of await listIndustries()) {
        const { items } = await listStatistics(kind, { industry: id })
        expect([id, used.industry.includes(id)]).toEqual([id, items.length > 0])
      }
      for (const { id } of await listGeolocations()) {
        const { items } = await listStatistics(kind, { geolocation: id })
        expect([id, used.geolocation.includes(id)]).toEqual([id, items.length > 0])
      }
    },
  )

  it('filters the whole list of a provider in the same way', async () => {
    const { items } = await listStatistics('statistics', {})
    for (const query of [{ q: 'SERVICES' }, { industry: 'goods' }, { geolocation: 'nowhere' }]) {
      const chosen = arrangedTable(items, query, statisticTable)
      expect(chosen.map(({ identifier }) => identifier)).toEqual(await found(query))
    }
  })
})

describe('a statistic', () => {
  it('has its chart with data.categories and data.series', async () => {
    const { body } = await get('statistic/JEX-1001')
    expect(body).toMatchObject({ identifier: 'JEX-1001', source: expect.any(String) })
    expect(body.chart).toMatchObject({ type: 'line', unit_eng: 'million US dollars' })
    const { categories, series } = body.chart.data
    expect([categories.length, series[0].data.length]).toEqual([25, 25])
  })

  it('requires premium access when it is premium', async () => {
    const refused = await get('statistic/JEX-1006')
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await get('statistic/JEX-1006', vip)).body.premium).toBe(1)
  })

  it('is not found when it does not exist or has another data type', async () => {
    for (const identifier of ['JEX-9999', 'JEX-S01', '..']) {
      expect((await get(`statistic/${identifier}`)).status).toBe(404)
    }
  })
})
