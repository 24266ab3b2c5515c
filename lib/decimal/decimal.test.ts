import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  isDecimal,
  largest,
  multiply,
  normalized,
  percentOf,
  round,
  shareOf,
  smallest,
  subtract,
  typedDecimal,
} from './decimal'

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => divide(String(digits), String(10n ** BigInt(places)), places))

describe('decimal arithmetic', () => {
  it('is exact where floating point numbers are not', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(multiply('1.1', '1.1')).toBe('1.21')
    expect(percentOf('19.99', '6.5')).toBe('1.29935')
    expect(add('9007199254740993', '0.0001')).toBe('9007199254740993.0001')
  })

  it('adds and subtracts in any order, and back', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(add(a, b, c)).toBe(add(c, b, a))
        expect(subtract(add(a, b), b)).toBe(a)
      }),
    )
  })

  it('multiplies by sums as by their terms', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)))
      }),
    )
  })

  it('divides so that the rest is less than the last place', () => {
    fc.assert(
      fc.property(decimal, decimal, fc.integer({ min: 0, max: 8 }), (a, b, places) => {
        fc.pre(compare(b, '0') !== 0)
        const size = (text: string) => text.replace('-', '')
        const missing = size(subtract(multiply(divide(a, b, places, 'down'), b), a))
        const last = divide('1', String(10n ** BigInt(places)), places)
        expect(compare(missing, multiply(last, size(b)))).toBeLessThan(0)
      }),
    )
  })

  it('orders decimals like their differences', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compare(a, b)).toBe(compare(subtract(a, b), '0'))
        expect(compare(smallest(a, b), largest(a, b))).toBeLessThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['2.345', 2, 'half-up', '2.35'],
    ['-2.345', 2, 'half-up', '-2.35'],
    ['2.341', 2, 'up', '2.35'],
    ['2.349', 2, 'down', '2.34'],
    ['-0.004', 2, 'half-up', '0'],
  ] as const)('rounds %s to %i places %s', (text, places, rounding, expected) => {
    expect(round(text, places, rounding)).toBe(expected)
  })

  it('says how many percent a part is', () => {
    expect(shareOf('1', '3')).toBe('33.33')
    expect(shareOf('40.001', '100', 4)).toBe('40.001')
    expect(() => shareOf('1', '0')).toThrow(RangeError)
  })

  it.each(['', '1.', '.5', '1,5', '1e3', '٥', 'NaN'])('refuses %j', (text) => {
    expect(isDecimal(text)).toBe(false)
    expect(() => normalized(text)).toThrow(RangeError)
  })
})

describe('a decimal that a person typed', () => {
  it.each([
    ['1,234.50', '1234.5'],
    ['1 234', '1234'],
    ['٤٠٫٥', '40.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲', '12'],
    ['007', '7'],
  ])('is read from %s', (text, expected) => {
    expect(typedDecimal(text)).toBe(expected)
  })

  it.each(['', '-1', '1,23', '1,2345', 'JOD 5', '1.2.3'])('is not read from %j', (text) => {
    expect(typedDecimal(text)).toBeNull()
  })
})
