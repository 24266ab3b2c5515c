import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byScore,
  criteria,
  dutyForOwnGoods,
  firstWeights,
  scoresOf,
  usableCriteria,
  whole,
  type Score,
  type Values,
  type Weights,
} from './rules'

const none: Values = {
  duty: null,
  advantage: null,
  importsProduct: null,
  growth: null,
  jordanShare: null,
  importsAll: null,
}
const noWeight: Weights = {
  duty: 0,
  advantage: 0,
  importsProduct: 0,
  growth: 0,
  jordanShare: 0,
  importsAll: 0,
}
const rates: Parameters<typeof dutyForOwnGoods>[0] = {
  mfn_max: '8',
  mfn_partial: false,
  answer: 'unknown',
  preference_rate: null,
  agreement_key: 'eu',
  confidence: 'sourced',
}

describe('the duty of goods of Jordan', () => {
  it.each([
    ['free', '0'],
    ['free_derived', '0'],
    ['none', '8'],
    ['unknown', null],
    ['check', null],
    ['mixed', null],
    ['part', null],
    ['part_derived', null],
    ['rate', null],
  ] as const)('for the answer %s is %s', (answer, value) => {
    expect(dutyForOwnGoods({ ...rates, answer }).value).toBe(value)
  })

  it('is the reduced rate where it is plain', () => {
    expect(dutyForOwnGoods({ ...rates, answer: 'rate', preference_rate: '3.5' }).value).toBe('3.5')
  })

  it('is the general duty where no agreement applies, and not known where it is not plain', () => {
    expect(dutyForOwnGoods({ ...rates, agreement_key: 'wto' }).value).toBe('8')
    expect(dutyForOwnGoods({ ...rates, agreement_key: null, mfn_partial: true }).value).toBeNull()
  })

  it('is not known where the entry price system applies', () => {
    expect(dutyForOwnGoods({ ...rates, answer: 'free', entry_price: true }).value).toBeNull()
  })

  it('is sure where the tariff is free for everybody, else as sure as the preference', () => {
    const derived = { ...rates, answer: 'free_derived', confidence: 'derived' } as const
    expect(dutyForOwnGoods(derived)).toEqual({ value: '0', isSure: false })
    expect(dutyForOwnGoods({ ...derived, mfn_max: '0.00' })).toEqual({ value: '0', isSure: true })
  })
})

const totals = (all: readonly Values[], weights: Weights) =>
  scoresOf(all, weights).map(({ total }) => total && whole(total))

describe('a score', () => {
  const duties = ['0', '4', '10'].map((duty) => ({ ...none, duty }))

  it('is the share of the other markets that a market beats; the lower duty is the better one', () => {
    expect(totals(duties, { ...noWeight, duty: 1 })).toEqual([100, 50, 0])
  })

  it('counts equal values half', () => {
    const all = ['0', '0.0', '5'].map((duty) => ({ ...none, duty }))
    expect(totals(all, { ...noWeight, duty: 2 })).toEqual([75, 75, 0])
  })

  it('is the weighted mean of several criteria', () => {
    const all = [
      { ...none, duty: '0', importsAll: '1' },
      { ...none, duty: '5', importsAll: '9.5' },
    ]
    expect(totals(all, { ...noWeight, duty: 3, importsAll: 1 })).toEqual([75, 25])
  })

  it('of a market with a missing value is that of what is known, and is marked', () => {
    const all = [...duties, { ...none, importsAll: '7' }, { ...none, duty: '0', importsAll: '3' }]
    const [first, , , unknown] = scoresOf(all, { ...noWeight, duty: 1, importsAll: 1 })
    expect(first?.isPartial).toBe(true)
    expect(unknown?.total && whole(unknown.total)).toBe(100)
    expect(unknown?.parts).toEqual([
      { criterion: 'duty', weight: 1, points: null },
      { criterion: 'importsAll', weight: 1, points: 100 },
    ])
  })

  it('does not exist where nothing weighted is known', () => {
    expect(totals([...duties, none], { ...noWeight, duty: 1 })[3]).toBeNull()
    expect(totals(duties, noWeight)).toEqual([null, null, null])
  })

  it('leaves out a criterion with one known value', () => {
    const all = [{ ...none, growth: '-3.1' }, none]
    expect(usableCriteria(all)).toEqual([])
    expect(totals(all, { ...noWeight, growth: 5 })).toEqual([null, null])
  })
})

it('counts the imports of the product at first, and those of all goods where there are none', () => {
  expect(firstWeights(['duty', 'importsProduct', 'importsAll'])).toMatchObject({
    importsProduct: 3,
    importsAll: 0,
  })
  expect(firstWeights(['duty', 'importsAll'])).toMatchObject({ importsProduct: 0, importsAll: 2 })
})

const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([number, places]) => (number / 10 ** places).toFixed(places))
const values: fc.Arbitrary<Values> = fc.record({
  duty: fc.option(decimal),
  advantage: fc.option(decimal),
  importsProduct: fc.option(decimal),
  growth: fc.option(decimal),
  jordanShare: fc.option(decimal),
  importsAll: fc.option(decimal),
})
const markets = fc.array(values, { minLength: 1, maxLength: 30 })
const weight = fc.integer({ min: 0, max: 5 })
const weights: fc.Arbitrary<Weights> = fc.record({
  duty: weight,
  advantage: weight,
  importsProduct: weight,
  growth: weight,
  jordanShare: weight,
  importsAll: weight,
})

describe('any scores', () => {
  it('are between 0 and 100', () => {
    fc.assert(
      fc.property(markets, weights, (all, given) => {
        for (const total of totals(all, given)) {
          if (total === null) continue
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('stay when all weights are multiplied, and when the markets change their order', () => {
    fc.assert(
      fc.property(markets, weights, (all, given) => {
        const doubled = Object.fromEntries(criteria.map((name) => [name, given[name] * 2]))
        const plain = totals(all, given)
        expect(totals(all, { ...noWeight, ...doubled })).toEqual(plain)
        expect(totals(all.toReversed(), given).toReversed()).toEqual(plain)
      }),
    )
  })

  it('never treat a missing value as a bad one: without it a market has the mean of the others', () => {
    fc.assert(
      fc.property(markets, weights, (all, given) => {
        for (const { total, parts } of scoresOf(all, given)) {
          const known = parts.filter(({ points }) => points !== null)
          expect(total === null).toBe(known.length === 0)
          if (total === null) continue
          const points = known.map((part) => part.points ?? 0)
          expect(whole(total)).toBeGreaterThanOrEqual(Math.min(...points))
          expect(whole(total)).toBeLessThanOrEqual(Math.max(...points))
        }
      }),
    )
  })

  it('never get worse with a better value', () => {
    fc.assert(
      fc.property(markets, fc.nat(), weights, (all, place, given) => {
        const index = place % all.length
        const market = all[index]
        if (!market || market.duty === null) return
        const better = all.with(index, { ...market, duty: `-1${market.duty.replace('-', '')}` })
        const [before, after] = [totals(all, given)[index], totals(better, given)[index]]
        expect(Number(after ?? 0)).toBeGreaterThanOrEqual(Number(before ?? 0))
      }),
    )
  })

  it('have one order: those of fully known markets first, each group from its best', () => {
    fc.assert(
      fc.property(markets, weights, (all, given) => {
        const ordered = scoresOf(all, given).toSorted(byScore)
        const rank = ({ total, isPartial }: Score) =>
          total ? whole(total) + (isPartial ? 0 : 1_000) : -1
        const shown = ordered.map(rank)
        expect(shown).toEqual(shown.toSorted((one, other) => other - one))
      }),
    )
  })
})
