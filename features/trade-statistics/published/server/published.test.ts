import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { tradeStatisticsFeature } from '../../feature'
import { listPublished } from './published'

useTestDatabase(loadedTemplate)

const apiServer = mount(tradeStatisticsFeature.calls, {
  identify: () => Promise.resolve(anonymous),
})

const get = async (identifier: string) => {
  const answer = await apiServer.app.request(`/api/published-statistics/${identifier}`)
  return { status: answer.status, body: await answer.json() }
}

describe('public statistics', () => {
  it('are the statistics and infographics that are not premium, newest first', async () => {
    const all = await listPublished()
    const identifiers = all.map(({ identifier }) => identifier)
    expect(identifiers).toHaveLength(23)
    expect(identifiers).toEqual(expect.arrayContaining(['JEX-1001', 'JEX-I01']))
    for (const premium of ['JEX-1006', 'JEX-1017', 'JEX-S01']) {
      expect(identifiers).not.toContain(premium)
      expect((await get(premium)).status).toBe(404)
    }
  })

  it('have their chart, the day of their last check, and others on their topics', async () => {
    const { body } = await get('JEX-1001')
    expect(body).toMatchObject({
      kind: 'statistics',
      record: { identifier: 'JEX-1001', checked_on: '2025-12-01' },
      charts: [{ identifier: 'JEX-1001', chart: { type: 'line' } }],
    })
    expect(body.related.length).toBeGreaterThan(0)
    expect(JSON.stringify(body.related)).not.toContain('JEX-1001')
  })

  it('compose an infographic of its statistic and others on its topics', async () => {
    const { body } = await get('JEX-I01')
    const charts: { identifier: string; premium: number }[] = body.charts
    expect(charts).toHaveLength(3)
    expect(charts[0]?.identifier).toBe('JEX-1001')
    expect(charts.every(({ premium }) => premium === 0)).toBe(true)
  })

  it('plot the balance in the statistic of the trade balance', async () => {
    const { body } = await get('JEX-1014')
    const { categories, series } = body.charts[0].chart.data
    const place = categories.indexOf('Trade balance')
    for (const { data } of series) expect(data[place]).toBe(data[2] - data[3])
  })
})
