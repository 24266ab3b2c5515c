import { describe, expect, it } from 'vitest'
import { countedPage, isProgram, recordOf } from './rules'

describe('the counted form of a page', () => {
  it.each([
    ['/', '/', 'en'],
    ['/ar', '/', 'ar'],
    ['/news/12-Olive-oil-week', '/news/12', 'en'],
    ['/ar/news/12-%D8%B2%D9%8A%D8%AA', '/news/12', 'ar'],
    ['/pages/150-export-trade-support-institutions', '/pages/150', 'en'],
    ['/buyers/products/7', '/buyers/products/7', 'en'],
    ['/About-Jordan', '/about-jordan', 'en'],
  ])('has no language and no slug: %s', (path, page, locale) => {
    expect(countedPage(path)).toEqual({ page, locale })
  })

  it('has no search text', () => {
    expect(countedPage('/ar/search/%D8%B2%D9%8A%D8%AA')).toEqual({ page: '/search', locale: 'ar' })
  })

  it.each(['/profile/user-enquiries/3', '/ar/auth/login', '/admin/people', '/a b', '/<x>', '/%'])(
    'is null for personal pages and invalid paths: %s',
    (path) => {
      expect(countedPage(path)).toBeNull()
    },
  )
})

it('the record of a page is read from its path', () => {
  expect(recordOf('/news/12')).toEqual({ kind: 'news', id: 12 })
  expect(recordOf('/buyers/4')).toEqual({ kind: 'companies', id: 4 })
  expect(recordOf('/buyers/services/4')).toEqual({ kind: 'services', id: 4 })
  expect(recordOf('/about-jordan')).toBeNull()
  expect(recordOf('/buyers/products/x')).toBeNull()
})

it('declared bots are recognised by their user agent', () => {
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isProgram('')).toBe(true)
  expect(isProgram('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')).toBe(false)
})
