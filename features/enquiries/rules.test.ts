import { describe, expect, it } from 'vitest'
import { enquiryOptions, firstEnquiryCode, optionAddress } from './rules'

const option = (code: number) => enquiryOptions.find((candidate) => candidate.code === code)
const address = (code: number) => {
  const found = option(code)
  return found && optionAddress(found, (pageId) => `/pages/${pageId}`)
}

describe('the options of the enquiry-type dialog', () => {
  it('stand in the order of their codes, and the first one is chosen at first', () => {
    expect(enquiryOptions.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7, 99])
    expect(firstEnquiryCode).toBe(1)
  })

  it.each([
    [1, '/pages/150'],
    [2, '/pages/130?tab=2'],
    [3, '/pages/130?tab=3'],
    [4, '/pages/140'],
    [5, '/pages/800'],
    [6, '/pages/170'],
    [7, null],
    [99, '/pages/190'],
  ])('lead to their page: %i to %s', (code, expected) => {
    expect(address(code)).toBe(expected)
  })

  it.each([
    [1, 6],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 5],
    [6, undefined],
    [7, undefined],
    [99, 7],
  ])('have their tooltip from the texts of a form: %i from %s', (code, content) => {
    expect(option(code)).toEqual(expect.objectContaining({ code }))
    expect(Reflect.get(option(code) ?? {}, 'content')).toBe(content)
  })
})
