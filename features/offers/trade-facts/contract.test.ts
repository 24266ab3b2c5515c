import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { noTradeFacts, tradeFactNames, typedTradeFacts } from './contract'
import { factText, sentFacts, tradeProblems } from './rules'

const products = z.object(typedTradeFacts.products)
const services = z.object(typedTradeFacts.services)
const messagesOf = (given: Record<string, string>) =>
  products.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message])

describe('trade facts as people type them', () => {
  it('reads numbers in both scripts, with grouped thousands and decimals', () => {
    const read = (min_order: string) => products.parse({ min_order }).min_order
    expect(read('1,200')).toBe(1200)
    expect(read('١٬٢٠٠')).toBe(1200)
    expect(read('12,5')).toBe(12.5)
    expect(read('0.25')).toBe(0.25)
  })

  it('keeps what is missing apart from what is emptied', () => {
    expect(sentFacts('products', products.parse({}))).toEqual({})
    expect(
      sentFacts('products', products.parse({ min_order: '', season: '', packaging_eng: ' ' })),
    ).toEqual({ min_order: null, season: [], packaging_eng: '' })
  })

  it('reads lists, each entry once, and months in their order', () => {
    expect(products.parse({ season: '12, 01;2\n12' }).season).toEqual([1, 2, 12])
    expect(products.parse({ markets: '276,826,276' }).markets).toEqual([276, 826])
    expect(products.parse({ certificates: 'ISO 9001, 2015\nHalal' }).certificates).toEqual([
      'ISO 9001, 2015',
      'Halal',
    ])
    expect(services.parse({ languages: 'en,ar', delivery_modes: 'remote' })).toEqual({
      languages: ['en', 'ar'],
      delivery_modes: ['remote'],
    })
  })

  it.each([
    ['min_order', '0', 'amount'],
    ['min_order', '=1+1', 'amount'],
    ['capacity', '1e9', 'amount'],
    ['lead_time', '1.5', 'whole_number'],
    ['lead_time', '1000', 'whole_number'],
    ['min_order_unit', 'barrel', 'choice'],
    ['incoterm', 'FOR', 'choice'],
    ['packaging_eng', 'x'.repeat(201), 'text_max'],
  ])('refuses %s that is %s', (name, text, message) => {
    expect(messagesOf({ [name]: text })).toEqual([[name, message]])
  })

  it('refuses a month, a market and a language that do not exist', () => {
    expect(messagesOf({ season: '13' })).toEqual([['season', 'choice']])
    expect(messagesOf({ markets: '<script>' })).toEqual([['markets', 'choice']])
    expect(services.safeParse({ languages: 'xx' }).success).toBe(false)
  })

  it('keeps a script or formula in a text as the text it is', () => {
    const packaging_eng = '<img src=x onerror=alert(1)> =HYPERLINK("x")'
    expect(products.parse({ packaging_eng })).toEqual({ packaging_eng })
  })

  it('says as text what the same rules read again', () => {
    const facts = products.parse({
      min_order: '80',
      min_order_unit: 'carton',
      season: '9,10',
      markets: '276,826',
      certificates: 'ISO 9001\nHalal',
      incoterm: 'FOB',
      incoterm_place_ara: 'العقبة',
    })
    const texts = tradeFactNames.products.map((name) => [name, factText(name, facts[name])])
    const again = products.parse(Object.fromEntries(texts))
    expect(again).toMatchObject(facts)
  })
})

describe('trade facts together', () => {
  it('need a unit for a number, a number for a unit, and a term for a place', () => {
    expect(tradeProblems(noTradeFacts)).toEqual({})
    expect(tradeProblems({ min_order: 5, lead_time_unit: 'day' })).toEqual({
      min_order_unit: 'required',
      lead_time: 'required',
    })
    expect(tradeProblems({ incoterm_place_eng: 'Aqaba' })).toEqual({ incoterm: 'required' })
    expect(tradeProblems({ incoterm: 'EXW' })).toEqual({})
  })
})
