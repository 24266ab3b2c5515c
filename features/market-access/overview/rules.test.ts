import type { MarketRow } from '../contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { groupsByAgreement, groupsByRegion, listedMarkets } from './rules'

const names = { EU: 'European Union', DE: 'Germany', EG: 'Egypt', BR: 'Brazil', AT: 'Austria' }

function row(iso2: keyof typeof names, region: string, ...keys: string[]): MarketRow {
  return {
    iso2,
    ...bilingualPair('name', { en: names[iso2], ar: '' }),
    ...bilingualPair('region', { en: region, ar: '' }),
    tariff_market: region === 'Europe' ? 'EU' : null,
    eu_member: false,
    notices: [],
    agreements: keys.map((key) => ({ key, ...bilingualPair('name', { en: key, ar: '' }) })),
  }
}

const rows = [
  row('BR', 'Americas', 'wto'),
  row('DE', 'Europe', 'eu'),
  row('EG', 'Africa', 'gafta', 'agadir', 'wto'),
  row('EU', 'Europe', 'eu'),
  row('AT', 'Europe', 'eu'),
]

const codesOf = (groups: ReturnType<typeof groupsByAgreement>) =>
  groups.map(({ key, markets }) => [key, markets.map(({ code }) => code)])

describe('the list of markets', () => {
  it('is in the order of names, the European Union first', () => {
    expect(listedMarkets(rows, 'en').map(({ code }) => code)).toEqual([
      'EU',
      'AT',
      'BR',
      'EG',
      'DE',
    ])
  })

  it('says which markets have duties on file', () => {
    const onFile = listedMarkets(rows, 'en').filter(({ hasTariff }) => hasTariff)
    expect(onFile.map(({ code }) => code)).toEqual(['EU', 'AT', 'DE'])
  })

  it('by agreement has a market under each of its agreements, and none under the general rules', () => {
    expect(codesOf(groupsByAgreement(rows, 'en'))).toEqual([
      ['eu', ['EU', 'AT', 'DE']],
      ['gafta', ['EG']],
      ['agadir', ['EG']],
    ])
  })

  it('by region has each market once', () => {
    expect(codesOf(groupsByRegion(rows, 'en'))).toEqual([
      ['Africa', ['EG']],
      ['Americas', ['BR']],
      ['Europe', ['EU', 'AT', 'DE']],
    ])
  })
})
