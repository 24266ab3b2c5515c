import { germany, sourced } from '@/tests/support/market-pairs'
import { answerCalls } from '@/tests/support/test-transport'
import { expect, it } from 'vitest'
import { leadingMarkets } from '../contract'
import { exportRoutes } from './export-routes'

const markets = ['DE', 'FR', 'US'].map((iso2) => ({
  ...sourced,
  market: { ...germany, iso2 },
  year: 2019,
  value: '1',
}))

it('has a route for each market that the map shows, in their order', async () => {
  answerCalls(() => Promise.resolve(markets))
  const routes = await exportRoutes('en')
  expect(routes.map(({ partner }) => partner)).toEqual(['DE', 'US'])
})

it('has none where the portal has no figures', async () => {
  answerCalls(
    () => Promise.reject(new Error('not to be called')),
    (endpoint) => endpoint === leadingMarkets,
  )
  expect(await exportRoutes('en')).toEqual([])
})
