import { describe, expect, it } from 'vitest'
import { companyScene } from './rules'

const company = (products: number[], services: number[]) => ({
  industry_information_for_products: products,
  industry_information_for_services: services,
})

describe('the scene of a company', () => {
  it('is that of its first sector, products before services', () => {
    expect(companyScene(company([10, 11], [16]))).toBe('stone')
    expect(companyScene(company([], [20]))).toBe('border')
  })

  it('is the port for a company without a known sector', () => {
    expect(companyScene(company([999], []))).toBe('port')
  })
})
