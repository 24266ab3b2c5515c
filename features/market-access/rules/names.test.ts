import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { readSeed } from '@/lib/db/seed/read'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import otherNames from '@/lib/db/seed/data/country-names.json' with { type: 'json' }
import {
  marketIn,
  marketNamed,
  marketNames,
  marketsIn,
  marketsLike,
  otherNamesOf,
  type NamedMarket,
} from './names'

const countries = await readSeed(
  'countries.json',
  z.array(z.object({ code_2: z.string().nullable() }).loose()),
)

const markets: NamedMarket[] = [
  { iso2: 'EU', ...bilingualPair('name', { en: 'European Union', ar: 'الاتحاد الأوروبي' }) },
  ...countries.flatMap((country) => {
    const iso2 = country.code_2
    return iso2 === null || iso2 === 'JO' ? [] : [{ ...country, iso2 }]
  }),
]

const names = marketNames(markets)
const found = (text: string) => {
  const market = marketIn(text, names)
  return market && `${market.iso2}: ${market.rest}`
}

describe('the names of markets', () => {
  it('find every market by both of its names, alone and after a preposition', () => {
    expect(markets).toHaveLength(249)
    for (const market of markets) {
      const { en, ar } = textsOf(market, 'name')
      for (const text of [en, ar, en.toUpperCase(), `to ${en}`, `إلى ${ar}`]) {
        expect(marketNamed(text, names), text).toBe(market.iso2)
      }
    }
  })

  it('find every market by each of its other names', () => {
    for (const { iso2 } of markets) {
      for (const name of otherNamesOf(iso2)) expect(marketNamed(name, names), name).toBe(iso2)
    }
  })

  it('are of markets that exist, each name of one market', () => {
    const codes = markets.map(({ iso2 }) => iso2)
    expect(Object.keys(otherNames).filter((code) => !codes.includes(code))).toEqual([])
    const owners = new Map<string, Set<string>>()
    for (const { iso2, tokens } of [...names.byFirstWord.values()].flat()) {
      const name = tokens.join(' ')
      owners.set(name, (owners.get(name) ?? new Set()).add(iso2))
    }
    expect([...owners].filter(([, of]) => of.size > 1)).toEqual([])
  })
})

describe('a market in a text', () => {
  it.each([
    ['dates germany', 'DE: dates'],
    ['dates to Germany', 'DE: dates'],
    ['to the Netherlands dates', 'NL: dates'],
    ['olive oil to the uk', 'GB: olive oil'],
    ['olive oil, U.S.A.', 'US: olive oil'],
    ['T-shirts in the United States of America', 'US: T shirts'],
    ['marble for the German market', 'DE: marble'],
    ['soap Holland', 'NL: soap'],
    ['dates KSA', 'SA: dates'],
    ['salt Turkiye', 'TR: salt'],
    ["cocoa Cote d'Ivoire", 'CI: cocoa'],
    ['dates South Sudan', 'SS: dates'],
    ['dates sudan', 'SD: dates'],
    ['dates north korea', 'KP: dates'],
    ['dates korea', 'KR: dates'],
    ['dates guinea bissau', 'GW: dates'],
    ['dates europe', 'EU: dates'],
    ['تمور ألمانيا', 'DE: تمور'],
    ['تمور المانيا', 'DE: تمور'],
    ['تمور لألمانيا', 'DE: تمور'],
    ['تمور إلى الإمارات', 'AE: تمور'],
    ['تمور للإمارات', 'AE: تمور'],
    ['بندورة للسعودية', 'SA: بندورة'],
    ['بندورة في السعوديه', 'SA: بندورة'],
    ['بندورة إلى المملكة العربية السعودية', 'SA: بندورة'],
    ['زيت لأمريكا', 'US: زيت'],
    ['زيت للولايات المتحدة', 'US: زيت'],
    ['زيت لمصر', 'EG: زيت'],
    ['زيت ببريطانيا', 'GB: زيت'],
    ['زيت للبنان', 'LB: زيت'],
    ['زيت لبنان', 'LB: زيت'],
    ['رخام السوق القطري', 'QA: رخام'],
    ['رخام السوق الأوروبية', 'EU: رخام'],
    ['ثلاجات عراق', 'IQ: ثلاجات'],
    ['ثلاجات هولندا', 'NL: ثلاجات'],
    ['تمور جنوب السودان', 'SS: تمور'],
    ['تمور سلطنة عُمان', 'OM: تمور'],
  ])('of %s is %s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  it.each([
    '',
    'dates',
    'لبن',
    'بن',
    'جزر',
    'السوق المالي',
    'it is in to',
    'Jordan',
    'الأردن',
    '؟',
  ])('of %j is none', (text) => {
    expect(found(text)).toBeNull()
  })

  it('is each of several from left to right, the longest of overlapping ones', () => {
    const codes = (text: string) => marketsIn(text, names).map(({ iso2 }) => iso2)
    expect(codes('turkey meat to germany')).toEqual(['TR', 'DE'])
    expect(codes('Papua New Guinea and Guinea')).toEqual(['PG', 'GN'])
  })
})

describe('a typed market', () => {
  it('is found by code, by the beginning of one name, and with a slip', () => {
    expect(marketNamed('de', names)).toBe('DE')
    expect(marketNamed('Germa', names)).toBe('DE')
    expect(marketNamed('germny', names)).toBe('DE')
    expect(marketNamed('المنيا', names)).toBe('DE')
    for (const text of ['', 'united', 'dates germany', 'JO', 'Global market', '%']) {
      expect(marketNamed(text, names), text).toBeNull()
    }
  })

  it('begins with what is typed, short names first', () => {
    expect(marketsLike('uni', names)).toEqual(expect.arrayContaining(['GB', 'US', 'AE']))
    expect(marketsLike('gu', names)[0]).toBe('GU')
    expect(marketsLike('', names)).toEqual([])
  })
})
