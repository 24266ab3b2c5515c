import { compare, multiply } from '@/lib/decimal/decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dutyOn, measuresOf, parseDuty, plainPercent } from './printed-duty'

const amount = (rate: string, given: object = {}) => {
  const duty = parseDuty(rate)
  if (!duty) return 'as printed'
  const consignment = { value: '1000', currency: 'GBP', ...given }
  return dutyOn(duty, consignment)?.amount ?? 'not calculable'
}

describe('a printed rate', () => {
  it.each([
    ['8.00%', {}, '80'],
    ['Free', {}, '0'],
    ['102.00 GBP/100kg', { kg: '250' }, '255'],
    ['8.00% + 5.10 GBP/100kg', { kg: '250' }, '92.75'],
    ['10.00 GBP/hl', { litre: '50' }, '5'],
    ['93.00 EUR/tonne', { currency: 'EUR', kg: '2500' }, '232.5'],
    ['13.2¢/kg', { currency: 'USD', kg: '10.5' }, '1.386'],
    ['$1.035/kg + 17%', { currency: 'USD', kg: '100' }, '273.5'],
    ['40¢ each + 6%', { currency: 'USD', item: '3' }, '61.2'],
    ['10% MIN 22 EUR/100kg MAX 56 EUR/100kg', { currency: 'EUR', kg: '1000' }, '220'],
    ['10% MIN 2 EUR/100kg MAX 5.6 EUR/100kg', { currency: 'EUR', kg: '1000' }, '56'],
    ['0.5 EUR/item MIN 2.7% MAX 4.6%', { currency: 'EUR', item: '1000' }, '46'],
    ['5% but not less than 1¢/kg', { currency: 'USD', kg: '9000' }, '90'],
  ])('%s is calculated exactly', (rate, given, expected) => {
    expect(amount(rate, given)).toBe(expected)
  })

  it.each([
    '8.00% (1 JUL - 31 JAN), 10% (1 FEB - 30 JUN)',
    '0.40 GBP/100kg/net/%sacchar.',
    '9.00% + EA',
    'Entry Price',
    '7.7 GBP/% vol/hl',
    '12¢ each + 8.5% on the case',
    'See additional U.S. note 5',
    '3 EUR/100kg/net dry',
    '1,000 EUR/tonne',
    '5 EUR/100kg + 2 GBP/100kg',
    '10% MAX 5 EUR/100kg MAX 4%',
    '…',
    '',
  ])('%s stays as printed', (rate) => {
    expect(parseDuty(rate)).toBeNull()
  })

  it('is not calculated without the quantity, or in another currency than the value', () => {
    expect(amount('13.2¢/kg', { currency: 'USD' })).toBe('not calculable')
    expect(amount('13.2¢/kg', { currency: 'EUR', kg: '1' })).toBe('not calculable')
    expect(amount('10% MAX 5 EUR/100kg', { currency: 'EUR' })).toBe('not calculable')
  })

  it('names the quantities that it is calculated from', () => {
    const duty = parseDuty('8% + 2 GBP/hl + 5.10 GBP/100kg')
    expect(duty && measuresOf(duty)).toEqual(['litre', 'kg'])
  })

  it('is a plain percentage only where nothing else belongs to it', () => {
    expect(plainPercent('6.5%')).toBe('6.5')
    expect(plainPercent('6.5% MIN 5 EUR/100kg')).toBeNull()
    expect(plainPercent('6.5% + 5 EUR/100kg')).toBeNull()
  })
})

describe('a duty', () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map((whole) => String(whole / 100))
  const quantity = fc.integer({ min: 0, max: 1_000_000 }).map(String)

  it('is between its limits, and grows with the consignment', () => {
    fc.assert(
      fc.property(cents, cents, quantity, quantity, (percent, rate, value, kg) => {
        const duty = parseDuty(`${percent}% + ${rate} EUR/100kg MAX 50%`)
        const at = (times: string) =>
          duty &&
          dutyOn(duty, {
            value: multiply(value, times),
            kg: multiply(kg, times),
            currency: 'EUR',
          })?.amount
        const once = at('1') ?? ''
        expect(compare(once, multiply(value, '0.5'))).toBeLessThanOrEqual(0)
        expect(compare(once, '0')).toBeGreaterThanOrEqual(0)
        expect(at('3')).toBe(multiply(once, '3'))
      }),
    )
  })

  it('of any text is calculated or refused, and never crashes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const duty = parseDuty(text)
        if (duty) dutyOn(duty, { value: '10', currency: 'EUR', kg: '1', litre: '1', item: '1' })
      }),
    )
  })
})
