import { loadedTemplate } from '@/tests/support/loaded-template'
import { saveFlows } from '@/tests/support/market-flows'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { getComparison } from '../../comparison/server/comparison'
import { getPair } from '../../pair/server/pair'
import { pairAnswer } from '../../pair/contract'
import { marketComparison } from '../../comparison/contract'
import { productNode } from '../contract'
import { getCurrentCode, getNode, listOffered, listSections } from './products'

const database = useTestDatabase(loadedTemplate)

const imports = { reporter: 'DE', flow: 'import', hs6: '080410' } as const

beforeAll(async () => {
  await saveFlows(database.db, [
    { year: 2023, partner: 'DE', hs6: '080410', value: '1000' },
    { year: 2024, partner: 'DE', hs6: '080410', value: '1500', weight: '20' },
    { year: 2024, partner: 'FR', hs6: '080410', value: '2500' },
    { year: 2024, partner: 'W0', hs6: '080410', value: '4000' },
    { ...imports, year: 2020, partner: 'W0', value: '10000' },
    { ...imports, year: 2024, partner: 'W0', value: '20736' },
    { ...imports, year: 2024, partner: 'JO', value: '2073.6' },
    { ...imports, year: 2024, partner: 'TN', value: '18662.4' },
  ])
})

const nodeOf = async (hs: string) => productNode.parse(await getNode(hs))

describe('the tree of the Harmonized System', () => {
  it('has 21 sections', async () => {
    const sections = await listSections()
    expect([sections.length, sections[0]?.code, sections[20]?.code]).toEqual([21, 'I', 'XXI'])
  })

  it.each([
    ['II', 'section', [], '06'],
    ['08', 'chapter', ['II'], '0801'],
    ['0804', 'heading', ['II', '08'], '080410'],
    ['080410', 'subheading', ['II', '08', '0804'], undefined],
  ])('has the codes above and below %s', async (hs, level, above, below) => {
    const node = await nodeOf(hs)
    expect(node).toMatchObject({ level, node: { code: hs } })
    expect(node.above.map(({ code }) => code)).toEqual(above)
    expect(node.below[0]?.code).toBe(below)
  })

  it.each(['XXII', '77', '99', '0899', '999999'])('has no %s', async (hs) => {
    await expect(getNode(hs)).rejects.toThrow('not_found')
  })
})

describe('a product', () => {
  it('has what Jordan sells by year, and where in the newest one', async () => {
    const { trade, sold_to } = await nodeOf('080410')
    expect(trade?.exports).toEqual([
      { year: 2023, value: '1000', weight: null },
      { year: 2024, value: '4000', weight: null },
    ])
    expect(sold_to.map(({ market, value }) => [market.iso2, value])).toEqual([
      ['FR', '2500'],
      ['DE', '1500'],
    ])
    expect(await nodeOf('310420')).toMatchObject({ trade: null, sold_to: [] })
  })

  it('has markets where an agreement may help, those with a free rate on file first', async () => {
    const { openings } = await nodeOf('080410')
    const codes = openings.map(({ market }) => market.iso2)
    expect(codes.slice(0, 3).toSorted()).toEqual(['EU', 'GB', 'US'])
    expect(codes).toContain('SA')
    expect(codes).not.toContain('TR')
    expect(codes).not.toContain('DE')
  })

  it('has a market where only a quota lowers the duty', async () => {
    const british = (await nodeOf('150920')).openings.find(({ market }) => market.iso2 === 'GB')
    expect(british).toMatchObject({ answer: 'none', quotas: [{ order_number: '05.1166' }] })
  })
})

describe('the trade of a pair', () => {
  it('has the exports by year and the suppliers of the newest year with their shares', async () => {
    const { trade } = pairAnswer.parse(await getPair('DE', '080410'))
    expect(trade?.exports).toEqual([
      { year: 2023, value: '1000', weight: null },
      { year: 2024, value: '1500', weight: '20' },
    ])
    expect(trade?.imports).toMatchObject({ year: 2024, total: '20736', jordan_share: '10' })
    expect(trade?.imports?.suppliers.map(({ code, share }) => [code, share])).toEqual([
      ['TN', '90'],
      ['JO', '10'],
    ])
  })

  it('of the European Union is the sum of its members', async () => {
    const { trade } = pairAnswer.parse(await getPair('EU', '080410'))
    expect(trade?.exports.at(-1)).toMatchObject({ year: 2024, value: '4000' })
    expect(trade?.imports).toBeNull()
  })
})

describe('the comparison of markets', () => {
  const rowOf = async (iso2: string, hs = '080410') => {
    const { markets } = marketComparison.response.parse(await getComparison(hs))
    return markets.find(({ market }) => market.iso2 === iso2)
  }

  it('has every market once, members of the European Union with its tariff', async () => {
    const { markets } = await getComparison('080410')
    expect(markets).toHaveLength(248)
    expect(await rowOf('FR')).toMatchObject({ mfn_max: '7.7', answer: 'free_derived' })
  })

  it('has size, growth a year and share where they were imported, and null elsewhere', async () => {
    expect(await rowOf('DE')).toMatchObject({
      imports_product: '20736',
      growth: '20.0',
      jordan_share: '10',
      imports_all: '1239897.2',
      confidence: 'derived',
    })
    expect(await rowOf('FR')).toMatchObject({ imports_product: null, growth: null })
  })

  it('has no rate for a market without a tariff, and the general duty without an agreement', async () => {
    expect(await rowOf('SA')).toMatchObject({
      mfn_max: null,
      answer: 'unknown',
      agreement_key: 'gafta',
    })
    expect(await rowOf('BR')).toMatchObject({ mfn_max: null, answer: 'none', agreement_key: 'wto' })
  })

  it('lets duties into a file only where their licence is stated', async () => {
    for (const [iso2, open] of [
      ['DE', true],
      ['US', true],
      ['GB', false],
      ['SA', false],
    ] as const) {
      expect(await rowOf(iso2), iso2).toMatchObject({ open })
    }
  })

  it('counts the same papers as the pair', async () => {
    for (const iso2 of ['DE', 'GB', 'US', 'EG', 'BR']) {
      const pair = await getPair(iso2, '150920')
      expect((await rowOf(iso2, '150920'))?.documents).toBe(pair.documents.length)
    }
  })
})

describe('the code of today', () => {
  it.each([
    ['080410', { state: 'current', code: '080410', edition: null }],
    ['030510', { state: 'moved', code: '030910', edition: 2017 }],
    ['070990', null],
    ['150910', { state: 'divided', code: '1509', edition: 2017 }],
    ['999999', null],
  ])('of %s', async (hs, expected) => {
    if (expected) expect(await getCurrentCode(hs)).toEqual(expected)
    else await expect(getCurrentCode(hs)).rejects.toThrow('not_found')
  })
})

it('the subheadings that companies offer are each listed once, in their order', async () => {
  const codes = await listOffered()
  expect(codes.length).toBeGreaterThan(50)
  expect(codes).toEqual([...new Set(codes)].toSorted())
})
