import { mount } from '@/lib/api/mount'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { marketAccessFeature } from '../../feature'
import { leadingMarket } from '../contract'

useTestDatabase(loadedTemplate)
const { app } = mount(marketAccessFeature.calls)

describe('GET leading-markets', () => {
  it('lists the partners of the published trade summary, the largest first, with year and source', async () => {
    const answer = await app.request('/api/leading-markets')
    const markets = z.array(leadingMarket).parse(await answer.json())
    expect(markets.map(({ market, year, value }) => [market.iso2, year, value])).toEqual([
      ['US', 2019, '1967.15'],
      ['SA', 2019, '843.37'],
      ['IN', 2019, '701.67'],
      ['IQ', 2019, '634.69'],
    ])
    expect(markets[0]).toMatchObject({ source: 'World Bank, WITS, trade summary' })
  })
})
