import { describe, expect, it } from 'vitest'
import { isWithin } from './within'

describe('an item of the navigation', () => {
  it('is marked on its page and below it', () => {
    expect(isWithin('/news', ['/news'])).toBe(true)
    expect(isWithin('/news/12-fair', ['/news'])).toBe(true)
    expect(isWithin('/newsroom', ['/news'])).toBe(false)
  })

  it('is marked at the internal address of a page as well, and at an encoded one', () => {
    expect(isWithin('/en/news', ['/news'])).toBe(true)
    expect(isWithin(encodeURI('/ar/pages/120-دليل'), ['/ar/pages/120-دليل'])).toBe(true)
  })

  it('accepts a wrongly encoded path', () => {
    expect(isWithin('/news/%zz', ['/news'])).toBe(true)
  })

  it('that links to the home page is marked there only', () => {
    expect(isWithin('/ar/news', ['/ar'])).toBe(false)
    expect(isWithin('/en', ['/'])).toBe(true)
  })
})
