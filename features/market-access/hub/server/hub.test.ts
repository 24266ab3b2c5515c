import { mount } from '@/lib/api/mount'
import { textsOf } from '@/lib/bilingual/in-locale'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { saveFlows } from '@/tests/support/market-flows'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { marketAccessFeature } from '../../feature'
import { listMarkets } from '../../server/market-access'
import { marketHub, type MarketHub } from '../contract'
import { getHub } from './hub'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(marketAccessFeature.calls)

const hubOf = async (iso2: string): Promise<MarketHub> => marketHub.parse(await getHub(iso2))

beforeAll(async () => {
  await saveFlows(database.db, [
    { year: 2024, partner: 'SA', hs6: '070200', value: '30000000' },
    { year: 2024, partner: 'SA', hs6: '300490', value: '50000000.5' },
    { year: 2023, partner: 'SA', hs6: '070200', value: '99000000' },
  ])
})

describe('the hub of a market', () => {
  it('has the duties of a chapter at a glance, with those of Jordan that are not confirmed', async () => {
    const [european, british] = [await hubOf('DE'), await hubOf('GB')]
    const chapter = ({ duties }: MarketHub) => duties.find((row) => row.chapter.code === '61')
    expect(chapter(european)).toMatchObject({ mfn_free: 0, mfn_max: '12' })
    expect(chapter(european)?.jordan_unconfirmed).toBe(chapter(european)?.jordan_free)
    expect(chapter(british)).toMatchObject({ jordan_unconfirmed: 0 })
    expect(european.duties.reduce((sum, row) => sum + row.subheadings, 0)).toBe(5612)
    expect(british.duties.reduce((sum, row) => sum + row.jordan_free, 0)).toBe(5352)
  })

  it('never counts a subheading with an entry price as free', async () => {
    const [vegetables] = (await hubOf('EU')).duties.filter((row) => row.chapter.code === '07')
    expect(vegetables?.jordan_free).toBeLessThan(vegetables?.subheadings ?? 0)
  })

  it('lists the papers that every shipment needs', async () => {
    const codes = async (iso2: string) => (await hubOf(iso2)).documents.map(({ code }) => code)
    expect(await codes('GB')).toEqual(expect.arrayContaining(['commercial_invoice', 'EUR.1']))
    expect(await codes('GB')).not.toContain('phyto')
    expect(await codes('BR')).not.toContain('form_a')
  })

  it('says what Jordan sells there in the newest year, and all its exports where they are known', async () => {
    const saudi = await hubOf('SA')
    expect(saudi.sells).toMatchObject({ year: 2024, total: '80000000.5' })
    expect(saudi.sells?.products.map(({ code }) => code)).toEqual(['300490', '070200'])
    expect(saudi.jordan_exports?.years.at(-1)).toEqual({ year: 2019, value: '843.37' })
    expect(await hubOf('FR')).toMatchObject({ sells: null, jordan_exports: null })
  })

  it('says which agreement ended, and which tariff is missing', async () => {
    expect(await hubOf('TR')).toMatchObject({
      agreements: [],
      ended: [{ key: 'tr' }],
      tariff: null,
    })
    expect(await hubOf('IQ')).toMatchObject({ tariff: null, duties: [], all_goods: null })
  })

  it('links products that companies offer', async () => {
    const [offered] = (await hubOf('DE')).offered
    expect(offered?.slug.en).toMatch(new RegExp(`^${offered?.code}-`))
  })
})

it('has the members of the European Union on its page alone', async () => {
  expect((await hubOf('EU')).members).toHaveLength(27)
  expect((await hubOf('DE')).members).toEqual([])
})

describe('the list of markets', () => {
  it('has every country but Jordan, and the European Union first', async () => {
    const markets = await listMarkets({})
    expect(markets[0]).toMatchObject({ iso2: 'EU', tariff_market: 'EU' })
    expect(markets.filter(({ iso2 }) => iso2 === 'JO')).toEqual([])
    expect(markets).toHaveLength(249)
    expect(markets.filter(({ eu_member }) => eu_member)).toHaveLength(27)
  })

  it('has the agreements that are in force', async () => {
    const keys = async (q: string) =>
      (await listMarkets({ q })).map(({ agreements }) => agreements.map(({ key }) => key))
    expect(await keys('Egypt')).toEqual([['gafta', 'agadir']])
    expect(await keys('تركيا')).toEqual([[]])
    expect(await keys('European Union')).toEqual([['eu']])
  })

  it('has names in both languages', async () => {
    for (const market of await listMarkets({})) {
      expect(Object.values(textsOf(market, 'name'))).not.toContain('')
    }
  })
})

it.each(['markets/XX', 'markets/JO', 'markets/XX/products/080410', 'market-products/99'])(
  'answers 404 for an unknown market or code: %s',
  async (path) => {
    expect((await app.request(`/api/${path}`)).status).toBe(404)
  },
)
