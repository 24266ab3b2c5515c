import { freePreference, pairOf, plainDuty } from '@/tests/support/market-pairs'
import { describe, expect, it } from 'vitest'
import { dependsOnLine, generalForm, headlinePreference, pairPaths, preferenceForm } from './rules'

describe('the duty without an agreement', () => {
  it.each([
    ['one percentage', { mfn_min: '7.7', mfn_max: '7.7' }, { kind: 'percent', rate: '7.7' }],
    ['zero on every line', { mfn_min: '0', mfn_max: '0' }, { kind: 'free' }],
    [
      'percentages that differ',
      { mfn_min: '0', mfn_max: '12.50' },
      { kind: 'range', from: '0', to: '12.5' },
    ],
    [
      'zero with a rate by weight',
      { mfn_min: '0', mfn_max: '0', mfn_other: ['5¢/kg'] },
      { kind: 'printed', rates: ['0%', '5¢/kg'] },
    ],
    [
      'percentages that differ with a rate by weight',
      { mfn_min: '0', mfn_max: '12.50', mfn_other: ['5¢/kg'] },
      { kind: 'printed', range: { from: '0', to: '12.5' }, rates: ['5¢/kg'] },
    ],
    [
      'rates of which the file leaves out some',
      { mfn_min: null, mfn_max: null, mfn_other: ['5¢/kg', '…'] },
      { kind: 'printed', rates: ['5¢/kg'], isCut: true },
    ],
    [
      'rates by weight alone',
      { mfn_min: null, mfn_max: null, mfn_other: ['102.00 GBP/100kg'] },
      { kind: 'printed', rates: ['102.00 GBP/100kg'] },
    ],
    [
      'an entry price alone',
      { mfn_min: null, mfn_max: null, mfn_other: ['Entry Price'], entry_price: true },
      { kind: 'entryPriceDuty' },
    ],
    [
      'zero with an entry price',
      { mfn_min: '0', mfn_max: '0', entry_price: true },
      { kind: 'percent', rate: '0' },
    ],
    ['no rate at all', { mfn_min: null, mfn_max: null }, { kind: 'check' }],
  ])('of %s is said as it is', (_, rates, form) => {
    expect(generalForm({ ...plainDuty, ...rates })).toEqual(form)
  })

  it('depends on the line where rates differ, and not where there is one', () => {
    expect(dependsOnLine(generalForm({ ...plainDuty, mfn_max: '9' }))).toBe(true)
    expect(dependsOnLine(generalForm(plainDuty))).toBe(false)
  })
})

describe('the duty with an agreement', () => {
  it.each([
    ['free', {}, false, { kind: 'free' }],
    ['free_derived', { answer: 'free_derived' }, false, { kind: 'free' }],
    ['free with an entry price', {}, true, { kind: 'entryPrice' }],
    ['a reduced rate', { answer: 'rate', rate: '3.20' }, false, { kind: 'percent', rate: '3.2' }],
    [
      'a rate as printed',
      { answer: 'rate', rate_text: '5¢/kg' },
      false,
      { kind: 'printed', rates: ['5¢/kg'] },
    ],
    ['check', { answer: 'check' }, false, { kind: 'check' }],
    ['unknown', { answer: 'unknown' }, false, { kind: 'unknown' }],
    ['part_derived', { answer: 'part_derived' }, false, { kind: 'part' }],
    ['a quota alone', { answer: 'none', quotas: [{}] }, false, { kind: 'quota' }],
    ['mixed', { answer: 'mixed' }, false, { kind: 'mixed' }],
    ['an excluded product', { excluded: true }, false, { kind: 'excluded' }],
  ] as const)('of %s is said as it is', (_, given, entryPrice, form) => {
    const preference: Parameters<typeof preferenceForm>[0] = { ...freePreference, ...given }
    expect(preferenceForm(preference, entryPrice)).toEqual(form)
  })
})

describe('the preference of the first screen', () => {
  const other = { ...freePreference, best: false, answer: 'unknown' } as const
  const general = { ...freePreference, agreement: { ...freePreference.agreement, key: 'wto' } }

  it('is the best one, else the first whose rate is open, and never the general rules', () => {
    expect(headlinePreference(pairOf({ preferences: [other, freePreference] }))).toBe(
      freePreference,
    )
    expect(headlinePreference(pairOf({ preferences: [other] }))).toBe(other)
    expect(headlinePreference(pairOf({ preferences: [general] }))).toBeUndefined()
  })
})

it('a product in a market has the words of each language in its addresses', () => {
  expect(pairPaths(pairOf())).toEqual({
    en: '/markets/de/080410-dates-fresh-or-dried',
    ar: '/markets/de/080410-تمور-طازجة-أو-مجففة',
  })
})
