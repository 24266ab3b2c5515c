import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { marketNames } from './names'
import { productText, readingOf } from './reading'

const market = (iso2: string, en: string, ar: string) => ({
  iso2,
  ...bilingualPair('name', { en, ar }),
})

const names = marketNames([
  market('DE', 'Germany', 'ألمانيا'),
  market('TR', 'Türkiye', 'تركيا'),
  market('EU', 'European Union', 'الاتحاد الأوروبي'),
])

/** Goods that are called so, by their names. */
const known = ['dates', 'turkey', 'turkey meat', 'meat', '080410', 'تمور']

/** A recogniser that knows a few goods by name; 'part' is only mentioned. */
function recognise(text: string) {
  const isNamed = known.includes(text)
  const found = isNamed || text === 'part'
  return {
    data: found ? [text] : [],
    total: found ? 1 : 0,
    isNamed,
    isUsual: isNamed,
    isCertain: found,
    isCorrected: false,
  }
}

function reading(text: string, marketText = '') {
  const { market: iso2, goods, isPair } = readingOf({ text, marketText }, names, recognise)
  return { market: iso2, goods: goods.data[0] ?? null, isPair }
}

describe('the reading of a question', () => {
  it.each([
    ['dates germany', 'DE', 'dates', true],
    ['duty on dates to Germany', 'DE', 'dates', true],
    ['تصدير تمور إلى ألمانيا', 'DE', 'تمور', true],
    ['080410 de', 'DE', '080410', true],
    ['part germany', 'DE', 'part', true],
    ['turkey meat germany', 'DE', 'turkey meat', true],
    ['dates turkey', 'TR', 'dates', true],
    ['dates germny', 'DE', 'dates', true],
    ['germany', 'DE', null, false],
    ['export to germany', 'DE', null, false],
    ['germny', 'DE', null, false],
    ['turkey', 'TR', 'turkey', false],
    ['turkey meat', null, 'turkey meat', false],
    ['dates', null, 'dates', false],
    ['xyzzy germany', null, null, false],
    ['how to export', null, null, false],
    ['', null, null, false],
  ])('of %j is market %s and product %s', (text, iso2, goods, isPair) => {
    expect(reading(text)).toEqual({ market: iso2, goods, isPair })
  })

  it('has the market that was typed on its own', () => {
    expect(reading('dates', 'de')).toEqual({ market: 'DE', goods: 'dates', isPair: true })
    expect(reading('turkey', 'germany')).toEqual({ market: 'DE', goods: 'turkey', isPair: true })
    expect(reading('dates turkey', 'de')).toEqual({ market: 'DE', goods: 'dates', isPair: true })
    expect(reading('dates', 'the EU market').market).toBe('EU')
    expect(reading('dates', 'nowhere')).toEqual({ market: null, goods: 'dates', isPair: false })
  })
})

it('the part of a text that may name a product lacks words of questions', () => {
  expect(productText('Which duty on Jordanian T-shirts in the market?')).toBe('T shirts')
  expect(productText('ما هي الرسوم الجمركية على التمور الأردنية')).toBe('التمور')
  expect(productText('how to export')).toBe('')
})
