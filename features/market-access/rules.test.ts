import { bilingualPair } from '@/lib/bilingual/pair'
import type { Confidence, Preference } from '@/lib/db/codes/markets'
import { germany } from '@/tests/support/market-pairs'
import { describe, expect, it } from 'vitest'
import {
  bestPreference,
  codeIn,
  confidenceOfRate,
  coversCode,
  nameInText,
  plainDecimal,
  printedCode,
  productSlug,
  savingPercent,
  subheadingIn,
} from './rules'

it('a code is printed with a dot where it is a subheading', () => {
  expect(['II', '08', '0804', '080410'].map(printedCode)).toEqual(['II', '08', '0804', '0804.10'])
})

describe('codes of a list', () => {
  it.each([
    ['a chapter', ['08'], '080410', true],
    ['a range of chapters, by its last one', ['01-08'], '080410', true],
    ['a range of headings', ['0401-0406'], '040210', true],
    ['a heading', ['0105'], '010594', true],
    ['another heading', ['0105'], '010619', false],
    ['a range that ends before', ['0401-0403'], '040410', false],
    ['a subheading', ['240411'], '240411', true],
    ['none', [], '080410', false],
  ] as const)('cover or leave out a subheading: %s', (_case, codes, hs, isCovered) => {
    expect(coversCode(codes, hs)).toBe(isCovered)
  })
})

it.each([
  ['7.7000', '7.7'],
  ['10.0000', '10'],
  ['0.5000', '0.5'],
  ['100', '100'],
  ['0.0000', '0'],
])('writes a decimal without needless zeros: %s', (stored, plain) => {
  expect(plainDecimal(stored)).toBe(plain)
})

describe('the words of a product in its address', () => {
  const slug = (en: string, ar: string) => productSlug('080410', bilingualPair('name', { en, ar }))

  it('follow its code in both languages', () => {
    expect(slug('Dates, fresh or dried', 'تمر، طازج')).toEqual({
      en: '080410-dates-fresh-or-dried',
      ar: '080410-تمر-طازج',
    })
  })

  it('are missing where it has no name', () => {
    expect(slug('Dates', '')).toEqual({ en: '080410-dates', ar: '080410' })
  })

  it('are cut between words where its name is long', () => {
    const { en } = slug('Vegetable '.repeat(12), '')
    expect(en).toBe('080410-vegetable-vegetable-vegetable-vegetable-vegetable-vegetable')
    expect(slug('x'.repeat(90), '').en).toBe(`080410-${'x'.repeat(60)}`)
  })
})

const preference = (
  answer: Preference,
  fields: Partial<{ rate: string; confidence: Confidence; rank: number; excluded: boolean }> = {},
) => ({
  answer,
  rate: null,
  confidence: 'sourced' as const,
  rank: 1,
  excluded: false,
  quotas: [],
  line_rates: [],
  ...fields,
})

describe('the best preference', () => {
  it('is the lowest plain rate', () => {
    const [rate, free] = [preference('rate', { rate: '3.2' }), preference('free', { rank: 2 })]
    expect(bestPreference([rate, free])).toBe(free)
    expect(bestPreference([preference('rate', { rate: '10' }), rate])).toBe(rate)
  })

  it('is the confirmed one of two equal rates, then the one that is normally used', () => {
    const [known, sourced] = [preference('free', { confidence: 'known' }), preference('free')]
    expect(bestPreference([known, { ...sourced, rank: 2 }])).toMatchObject({
      confidence: 'sourced',
    })
    expect(bestPreference([{ ...sourced, rank: 2 }, sourced])).toBe(sourced)
  })

  it('has a plain rate rather than one as printed', () => {
    const [printed, plain] = [preference('rate'), preference('rate', { rate: '40', rank: 2 })]
    expect(bestPreference([printed, plain])).toBe(plain)
    expect(bestPreference([printed])).toBe(printed)
  })

  it.each(['mixed', 'part', 'part_derived', 'none', 'check', 'unknown'] as const)(
    'is missing where no agreement gives all lines a rate: %s',
    (answer) => expect(bestPreference([preference(answer)])).toBeNull(),
  )

  it('is missing where the product is left out', () => {
    expect(bestPreference([preference('free', { excluded: true })])).toBeNull()
  })
})

describe('what a preference saves', () => {
  const duty = (min: string | null, max = min, other: string[] = [], entry_price = false) => ({
    mfn_min: min,
    mfn_max: max,
    mfn_other: other,
    entry_price,
  })

  it('is the exact difference of plain percentages', () => {
    expect(savingPercent(duty('7.7'), preference('free'))).toBe('7.7')
    expect(savingPercent(duty('8'), preference('rate', { rate: '3.2' }))).toBe('4.8')
  })

  it.each([
    ['the lines differ', duty('2.5', '4.9'), preference('free')],
    ['a line has another kind of rate', duty('8', '8', ['45.00 GBP/100kg']), preference('free')],
    ['no line has a percentage', duty(null), preference('free')],
    ['an entry price applies', duty('8', '8', [], true), preference('free')],
    ['nobody pays a duty', duty('0'), preference('free')],
    ['the rate is as printed', duty('8'), preference('rate')],
    ['a quota limits the rate', duty('8'), { ...preference('free'), quotas: ['05.1152'] }],
    ['there is no preference', duty('8'), undefined],
    ['there is no duty', null, preference('free')],
  ])('is not said where %s', (_reason, general, best) => {
    expect(savingPercent(general, best)).toBeNull()
  })
})

describe('how sure the rate of a tariff is', () => {
  const ofUnion = { market: 'EU', confidence: 'sourced' } as const
  const ofKingdom = { market: 'GB', confidence: 'sourced' } as const

  it.each([
    ['sourced as the file', ofKingdom, 'free', false, 'sourced'],
    ['known in the file of the EU', ofUnion, 'free', false, 'known'],
    ['sourced where nobody pays in the EU', ofUnion, 'free', true, 'sourced'],
    ['derived', ofUnion, 'free_derived', false, 'derived'],
    ['no more than known where it has to be checked', ofKingdom, 'check', false, 'known'],
    ['confirmed', { market: 'EU', confidence: 'confirmed' }, 'free_derived', false, 'confirmed'],
  ] as const)('is %s', (_case, dataset, answer, isFree, confidence) => {
    expect(confidenceOfRate(dataset, answer, isFree)).toBe(confidence)
  })
})

describe('the code in an address', () => {
  it.each([
    ['080410', '080410', '080410'],
    ['0804.10', '080410', '080410'],
    ['080410-dates-fresh', '080410', '080410'],
    ['ii', 'II', null],
    ['08', '08', null],
    ['0804', '0804', null],
    ['0804-dates', null, null],
    ['080', null, null],
    ['08.04', null, null],
    ['dates', null, null],
  ])('of %s is %s, that of a subheading %s', (segment, code, subheading) => {
    expect(codeIn(segment)).toBe(code)
    expect(subheadingIn(segment)).toBe(subheading)
  })
})

describe('the name of a market inside a sentence', () => {
  const named = (iso2: string, en: string, ar: string) => ({
    ...germany,
    iso2,
    ...bilingualPair('name', { en, ar }),
  })

  it.each([
    ['GB', 'United Kingdom', 'the United Kingdom'],
    ['NL', 'Netherlands', 'the Netherlands'],
    ['PH', 'Philippines', 'the Philippines'],
    ['EU', 'European Union', 'the European Union'],
    ['DE', 'Germany', 'Germany'],
  ])('has the article in English where it needs one: %s', (iso2, en, text) => {
    expect(nameInText(named(iso2, en, ''), 'en')).toBe(text)
  })

  it('is the bare name in Arabic', () => {
    expect(nameInText(named('GB', 'United Kingdom', 'المملكة المتحدة'), 'ar')).toBe(
      'المملكة المتحدة',
    )
  })
})
