import { describe, expect, it } from 'vitest'
import { checkDigitOf, isGtin } from './contract'

describe('the check digit of a GTIN', () => {
  it.each([
    ['96385074', 'GTIN-8'],
    ['036000291452', 'GTIN-12'],
    ['6291041500213', 'GTIN-13'],
    ['10614141000415', 'GTIN-14'],
  ])('fits %s (%s)', (code) => {
    expect(isGtin(code)).toBe(true)
    expect(checkDigitOf(code.slice(0, -1))).toBe(Number(code.at(-1)))
  })

  it('detects each wrong digit', () => {
    const code = '6291041500213'
    for (const [place, digit] of Array.from(code).entries()) {
      const other = String((Number(digit) + 1) % 10)
      expect(isGtin(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
    }
  })

  it('requires 8, 12, 13 or 14 digits, and nothing else', () => {
    expect(isGtin('0')).toBe(false)
    expect(isGtin('123456789')).toBe(false)
    expect(isGtin('629104150021X')).toBe(false)
  })
})
