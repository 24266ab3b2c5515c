import { download } from '@/features/market-data/server/downloads'
import { inLocale } from '@/lib/bilingual/in-locale'
import { additionalDuties } from '@/lib/db/schema/market-access'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getComparison } from '../comparison/server/comparison'
import type { MarketNotice } from '../contract'
import { getHub } from '../hub/server/hub'
import { getPair } from '../pair/server/pair'
import { getNode } from '../products/server/products'
import { answerQuestion } from '../question/server/question'
import { noticesOn } from './market-access.mapper'
import { listMarkets } from './market-access'

const database = useTestDatabase(loadedTemplate)

interface Noticed {
  iso2: string
  notices: readonly MarketNotice[]
}

const noticesIn = (markets: readonly Noticed[], iso2: string) =>
  markets.find((market) => market.iso2 === iso2)?.notices ?? []

const hs = '610910'

/** Every call that answers about duties, and the markets that its answer has. */
const calls: readonly [string, () => Promise<readonly Noticed[]>][] = [
  ['markets', () => listMarkets({})],
  ['a market', async () => [(await getHub('US')).market, (await getHub('DE')).market]],
  ['a pair', async () => [(await getPair('US', hs)).market, (await getPair('DE', hs)).market]],
  ['a comparison', async () => (await getComparison(hs)).markets.map(({ market }) => market)],
  ['a product', async () => (await getNode(hs)).openings.map(({ market }) => market)],
  [
    'a question',
    async () => {
      const answers = ['T-shirts in the United States', 'T-shirts in Germany'].map((q) =>
        answerQuestion({ q, market: '' }, 'en'),
      )
      return (await Promise.all(answers)).flatMap(({ market, pair }) => [
        ...(market ? [market] : []),
        ...(pair ? [pair.market] : []),
      ])
    },
  ],
]

describe('the notice of the United States', () => {
  it.each(calls)(
    'is in the answer of %s, with source and day, and in no other market',
    async (_name, load) => {
      const markets = await load()
      const [notice] = noticesIn(markets, 'US')
      expect(notice && inLocale(notice, 'text', 'en')).toBe(
        'Since 24 July 2026 many goods of Jordan pay 10 % more; not yet checked for this product',
      )
      expect(notice && inLocale(notice, 'text', 'ar')).toMatch(/^منذ 24 تموز 2026 .* 10%/)
      expect(notice).toMatchObject({ confirmed: false, checked_at: '2026-11-28' })
      expect(notice?.source_url).toMatch(/^https:\/\//)
      expect(markets.filter(({ iso2 }) => iso2 !== 'US').flatMap(({ notices }) => notices)).toEqual(
        [],
      )
    },
  )

  it.each(['download.csv', 'download.json'])(
    'is in the download of its tariff: %s',
    async (file) => {
      const text = await (await download('tariff-us', file)).text()
      expect(text).toContain('many goods of Jordan pay 10 % more')
      expect(text).toContain('https://hts.usitc.gov/search?query=9903.05.50')
      const european = await (await download('tariff-eu', file)).text()
      expect(european).not.toContain('many goods of Jordan')
    },
  )

  it('holds from its first day to its last one', async () => {
    const { db } = database
    const rows = await db
      .select()
      .from(additionalDuties)
      .where(eq(additionalDuties.heading, '9903.05.50'))
    const ended = rows.map((row) => ({ ...row, ends: '2026-12-31' }))
    const holdsOn = (day: string) => noticesOn(ended, day).has('US')
    expect(['2026-07-23', '2026-07-24', '2026-12-31', '2027-01-01'].map(holdsOn)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
