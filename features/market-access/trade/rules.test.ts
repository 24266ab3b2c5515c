import { describe, expect, it } from 'vitest'
import { growthOf, shareInPercent, sumOf } from './rules'

describe('figures of trade', () => {
  it('are added exactly, with all their places', () => {
    expect(sumOf([])).toBe('0')
    expect(sumOf(['0.1', '0.2', '1000000000000.0004'])).toBe('1000000000000.3004')
  })

  it('are shares to one place, and none of a total of zero', () => {
    expect(shareInPercent('1', '3')).toBe('33.3')
    expect(shareInPercent('1', '2000')).toBe('0.1')
    expect(shareInPercent('0', '7')).toBe('0')
    expect(shareInPercent('1', '0.00')).toBeNull()
  })

  it('grow by the average of a year, and from zero not at all', () => {
    expect(growthOf('100', '121', 2)).toBe('10.0')
    expect(growthOf('100', '50', 1)).toBe('-50.0')
    expect(growthOf('0', '50', 1)).toBeNull()
    expect(growthOf('100', '50', 0)).toBeNull()
  })
})
