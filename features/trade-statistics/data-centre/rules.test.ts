import { describe, expect, it } from 'vitest'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { hsCodeError, hsCodeLength, placeholderRows, rowsUnder } from './rules'

describe('the HS code of the data centre', () => {
  it('has at most 6 characters', () => {
    expect(hsCodeLength).toBe(6)
    expect([hsCodeError(''), hsCodeError('070200')]).toEqual([null, null])
    expect(hsCodeError('0702001')).toBe('hs_code')
  })

  it('has a placeholder of 6 digits', () => {
    expect(hsCodeExample).toMatch(/^\d{6}$/)
  })
})

describe('the placeholder data of the data centre', () => {
  it('are static and have six digits each', () => {
    expect(placeholderRows.every(({ hsCode }) => /^\d{6}$/.test(hsCode))).toBe(true)
  })

  it('are filtered by the prefix of their HS code', () => {
    expect(rowsUnder('')).toEqual(placeholderRows)
    expect(rowsUnder('30').map(({ product }) => product)).toEqual(['medicines'])
    expect(rowsUnder('30').map(({ product }) => product)).toEqual(['medicines'])
    expect(rowsUnder('0704.').length).toBe(0)
    expect(rowsUnder('3004901')).toEqual([])
  })
})
